package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Sink;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a viewer sees: the rules of the day, the cards and goals, and every seat's island and track,
 * its own as it is, the others' as they were before the open step. Of the story there is nothing in
 * it.
 */
final class View {
  private final MyIslandPosition position;
  private final Rules rules;
  private final Book book;
  private final int viewer;
  private final Sink sink;

  View(MyIslandPosition position, int viewer, Sink sink) {
    this.position = position;
    this.rules = position.rules;
    this.book = rules.book;
    this.viewer = viewer;
    this.sink = sink;
  }

  void write() {
    rules();
    if (rules.isEpisode()) {
      episode();
    }
    Land.rows(rules.board, sink);
    stickers();
    sink.put("phase", position.course.phase().word);
    cards();
    goals();
    sink.objects(
        "seats", position.seats(), seat -> new SeatView(position, viewer, seat, sink).write());
  }

  private void rules() {
    sink.put("mode", rules.isEpisode() ? "episode" : "eternal").put("title", rules.title);
    sink.value("terrain", book.traits.words(rules.terrain));
    sink.value("first", book.traits.words(rules.first));
    sink.put("pass", rules.pass);
    sink.objects("pieces", rules.pieces, this::piece);
  }

  private void piece(Piece piece) {
    Line line = piece.line();
    sink.put("key", line.key()).put("kind", line.kind()).put("points", line.points());
    if (piece instanceof CirclePiece circle) {
      sink.put("circles", circle.circles());
    }
    sink.put("text", line.text());
  }

  /** What only episodes have: the envelope's sheets of this one, and its twists. */
  private void episode() {
    Chapter chapter = book.chapter(rules.chapter);
    sink.put("episode", rules.episode).put("chapter", rules.chapter);
    sink.put("chapterTitle", chapter.title()).put("campaign", position.course.isCampaign());
    sink.put("top", Track.TOP).put("only", rules.only);
    sink.put("passText", book.passText);
    sink.value("sheet", rules.sheet).value("materials", chapter.materials());
    sink.value("twists", rules.twists);
    Overview.of(rules, position.seats(), position.course.isCampaign()).write(sink);
    sink.put("raft", rules.hasRaft).put("flip", rules.mayFlip);
    sink.objects(
        "flood",
        rules.floods,
        flood -> sink.put("row", Board.letter(flood.row())).put("after", flood.after()));
  }

  /** The kinds of stickers that lie on a board or a tile, or are handed out in this episode. */
  private void stickers() {
    Set<Integer> kinds = new TreeSet<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      Land.kinds(position.course.seatSeenBy(viewer, seat).ground).forEach(kinds::add);
    }
    if (position.course.isCampaign()) {
      for (Grant grant : rules.grants) {
        grant.choices().forEach(choice -> kinds.add(choice.sticker().number()));
      }
    }
    new Land(book).stickers(kinds, sink);
  }

  private void cards() {
    Cards cards = position.course.cards;
    sink.put("round", cards.round()).put("rounds", cards.rounds);
    if (rules.open == 1 && cards.open() == 1) {
      sink.put("card", cards.open(0));
    }
    sink.numbers("open", IntStream.range(0, cards.open()).map(cards::open));
    if (rules.namesTiles()) { // what becomes of an open tile if another is placed
      sink.put("unplaced", rules.hasRaft ? "raft" : "aside");
    }
    sink.beginArray("used");
    for (int round = 1; round <= cards.round(); round++) {
      for (int i = 0; i < cards.in(round); i++) {
        sink.add(cards.in(round, i));
      }
    }
    sink.end().numbers("toCome", Bits.all(cards.toCome()));
    sink.objects("tiles", IntStream.rangeClosed(1, rules.tiles), this::tile);
  }

  /** A tile as it is printed: offsets in steps east and south-east, and symbols. */
  private void tile(int tile) {
    sink.put("tile", tile).beginArray("spaces");
    for (int i = 0; i < book.tiles.size[tile]; i++) {
      int space = Tiles.space(tile, i);
      sink.beginArray().add(book.tiles.q(space, 0)).add(book.tiles.r(space, 0)).end();
    }
    IntStream spaces = IntStream.range(0, book.tiles.size[tile]).map(i -> Tiles.space(tile, i));
    sink.end()
        .texts(
            "symbols", spaces.map(space -> book.tiles.symbol[space]).mapToObj(book.traits::word));
  }

  /** The goals of the episode; those that lie open say so. */
  private void goals() {
    if (!rules.hasGoals()) {
      return;
    }
    Ints open = position.course.goals;
    sink.beginArray("goals");
    for (Goal goal : book.goals) {
      if (Bits.has(rules.goals.from(), goal.number())) {
        sink.beginObject().put("goal", goal.name()).put("title", goal.title());
        sink.put("text", goal.text()).put("circles", goal.circles());
        sink.put("open", open.contains(goal.number())).end();
      }
    }
    sink.end();
  }
}
