package atoll.games.myisland;

import atoll.engine.Components;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * What the component files hold, compiled: tiles, stickers, both sides of the boards, goals, and
 * the rules of the Eternal Game and of the 24 episodes in their chapters, all as the data have it
 * (R1). The texts of the story are not in it; {@link Story} alone reads those.
 */
final class Book {
  final int edition; // of these rules
  final String passText; // the line for a pass in every overview table
  final String nameless; // what an island is called that has no name
  final Traits traits;
  final Tiles tiles;

  /** All kinds of stickers, by number. */
  final List<Sticker> stickers;

  final Board eternalBoard;
  final Board campaignBoard;

  /** All goals, by number. */
  final List<Goal> goals;

  final List<Chapter> chapters;
  final Rules eternal;
  private final List<Rules> episodes;

  private Book(Components components) {
    Map<String, Object> campaign = components.file("campaign.json");
    edition = Fields.whole(campaign, "edition");
    passText = Fields.text(campaign, "passText");
    nameless = Fields.text(campaign, "nameless");
    Map<String, Object> boards = components.file("boards.json");
    Map<String, Object> tileData = components.file("tiles.json");
    traits = new Traits(boards, tileData, campaign);
    tiles = new Tiles(tileData, traits);
    stickers = Sticker.read(Fields.objects(campaign, "stickers"), traits);
    eternalBoard = new Board(this, Fields.object(boards, "eternal"));
    campaignBoard = new Board(this, Fields.object(boards, "campaign"));
    goals = Goal.read(Fields.objects(campaign, "goals"), traits);
    chapters = Fields.objects(campaign, "chapters").stream().map(Chapter::read).toList();
    eternal = new Rules(this, components.file("eternal.json"));
    episodes =
        Fields.objects(campaign, "episodes").stream().map(data -> new Rules(this, data)).toList();
  }

  static Book read(Components components) {
    return new Book(components);
  }

  /** The sticker that a move places. */
  Sticker stickerOf(int move) {
    return stickers.get(Moves.number(move));
  }

  /** The sticker of that kind; {@link Refused} if there is none. */
  Sticker stickerNamed(String kind) {
    return stickers.stream()
        .filter(sticker -> sticker.kind().equals(kind))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no sticker " + Json.brief(kind)));
  }

  /** The goal of that name; {@link Refused} if there is none. */
  Goal goalNamed(String name) {
    return goals.stream()
        .filter(goal -> goal.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no goal " + Json.brief(name)));
  }

  /** How many episodes the campaign has. */
  int episodes() {
    return episodes.size();
  }

  Rules episode(int number) {
    return episodes.get(number - 1);
  }

  Chapter chapter(int number) {
    return chapters.get(number - 1);
  }
}
