package atoll.games.myisland;

import atoll.engine.Ranks;
import atoll.engine.Sink;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What an episode is worth beyond its points, once it has been scored: progress circles and where
 * they come from, and in a campaign the log, the boards to hand on and, after the last episode, who
 * has won it all.
 */
final class Assessment {
  private final MyIslandPosition game;
  private final Rules rules;

  /** Where circles may come from in this episode, in the order of the end line. */
  final List<String> earnedKeys;

  private final int[] earned; // scratch

  Assessment(MyIslandPosition game) {
    this.game = game;
    rules = game.rules;
    earnedKeys = findEarnedKeys();
    earned = new int[earnedKeys.size()];
  }

  private List<String> findEarnedKeys() {
    List<String> keys = new ArrayList<>(List.of("standing", "top"));
    for (CirclePiece piece : rules.circlePieces) {
      keys.add(piece.line().key());
    }
    if (rules.hasGoals()) {
      keys.add("goal");
    }
    if (countedLog() != null) {
      keys.add("log");
    }
    return List.copyOf(keys);
  }

  /** The log that is counted after this episode, if any; on its own an episode has none (R31). */
  private Chapter.@Nullable Log countedLog() {
    return game.course.isCampaign() && endsChapter() ? chapter().log() : null;
  }

  private Chapter chapter() {
    return rules.book.chapter(rules.chapter);
  }

  private boolean endsChapter() {
    return chapter().endsWith(rules.episode);
  }

  /** Fills in the circles that a seat has from each source. */
  void earned(int seat, int[] circles) {
    Track track = game.seat(seat).track;
    int item = 0;
    circles[item++] = rules.circles(game.seat(seat).standing());
    circles[item++] = track.isHeld() ? 1 : 0;
    for (CirclePiece piece : rules.circlePieces) {
      circles[item++] = piece.earned(track);
    }
    if (rules.hasGoals()) {
      Seat keeper = game.seat(seat);
      circles[item++] = keeper.hasMetGoal() ? rules.book.goals.get(keeper.goal()).circles() : 0;
    }
    Chapter.Log log = countedLog();
    if (log != null) {
      circles[item] = log.circles(strokes(seat)) + (hasMostStrokes(seat) ? log.most() : 0);
    }
  }

  /** The circles that a seat earned in this episode, before the limit. */
  int circles(int seat) {
    earned(seat, earned);
    int circles = 0;
    for (int item : earned) {
      circles += item;
    }
    return circles;
  }

  /** The strokes in a seat's log, those of this episode included. */
  int strokes(int seat) {
    return game.course.board(seat).logWith(rules.strokes(game.seat(seat).track));
  }

  private boolean hasMostStrokes(int seat) {
    int own = strokes(seat);
    for (int other = 0; other < game.seats(); other++) {
      if (strokes(other) > own) {
        return false;
      }
    }
    return own > 0;
  }

  int progress(int seat) {
    return game.course.board(seat).progressWith(circles(seat));
  }

  /** The board that a seat hands on; with its chapter the log ends, the first chapter included. */
  BoardState board(int seat) {
    int log = endsChapter() ? 0 : strokes(seat);
    return game.course.board(seat).after(progress(seat), log, game.seat(seat).ground);
  }

  /** Whether this is the episode that decides a campaign. */
  boolean isFinal() {
    return game.course.isCampaign() && rules.episode == rules.book.episodes();
  }

  /** The rank in the whole campaign. */
  int finalRank(int seat) {
    return Ranks.rank(game.seats(), seat, this::compareCampaigns);
  }

  /** The most progress wins the campaign, then the better rank in the last episode (R21). */
  private int compareCampaigns(int a, int b) {
    int more = progress(a) - progress(b);
    return more != 0 ? more : game.rank(b) - game.rank(a);
  }

  // What the end line tells besides the scores; texts for display are not in it (R33).

  void write(Sink sink) {
    sink.numbers("circles", seats().map(this::circles));
    sink.objects("earned", seats(), seat -> writeEarned(seat, sink));
    if (game.course.isCampaign()) {
      sink.beginArray("boards");
      for (int seat = 0; seat < game.seats(); seat++) {
        board(seat).write(sink);
      }
      sink.end();
    }
    if (isFinal()) {
      sink.numbers("final", seats().map(this::finalRank));
    }
  }

  private IntStream seats() {
    return IntStream.range(0, game.seats());
  }

  void writeEarned(int seat, Sink sink) {
    int[] circles = new int[earnedKeys.size()];
    earned(seat, circles);
    sink.put(earnedKeys, circles);
  }
}
