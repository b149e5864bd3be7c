package atoll.games.myisland;

import atoll.engine.Curves;
import org.jspecify.annotations.Nullable;

/**
 * How many progress circles a seat may hope for: by lines of the table, by its goal, by the log and
 * by the top of the track. What is promised counts by how likely it is enough.
 */
final class Hopes {
  /**
   * How far from what is expected the end may be: at the end itself, and for each round to come.
   */
  private static final double SPREAD = 0.1;

  private static final double SPREAD_PER_ROUND = 0.12;

  /** The share of the symbols to come that ends in the largest group. */
  private static final double IN_LARGEST = 0.33;

  /** The share that lies beside something in the end. */
  private static final double BESIDE = 0.5;

  /** The share that the smallest of the four largest groups gets. */
  private static final double IN_SMALLEST = 0.25;

  /** The share of the spaces probably seen that somebody covers who wants to. */
  private static final double COVERED_ON_PURPOSE = 0.7;

  private final Promises promises;

  /**
   * @param promises which looks at the seat in question
   */
  Hopes(Promises promises) {
    this.promises = promises;
  }

  /**
   * The circles in sight, those for the standing left out.
   *
   * @param points where the token will probably stand
   */
  double circles(MyIslandPosition game, int seat, double points) {
    Track track = game.seat(seat).track;
    double circles = track.isHeld() ? 1 : 0;
    for (CirclePiece piece : game.rules.circlePieces) {
      circles += piece.circles() * chance(piece, game, seat, points);
    }
    if (game.seat(seat).goal() != Goal.NONE) {
      Goal goal = game.rules.book.goals.get(game.seat(seat).goal());
      circles += goal.circles() * chance(goal, game, seat);
    }
    return circles + log(game, seat);
  }

  private double chance(CirclePiece circle, MyIslandPosition game, int seat, double points) {
    if (circle.of() == CirclePiece.SCORE) {
      return chance(circle.threshold(), points);
    }
    Piece piece = game.rules.pieces.get(circle.of());
    int scored = game.seat(seat).track.times(circle.of());
    return chance(circle.threshold(), scored + expected(piece, game, seat));
  }

  /** The chance that a goal will be met by the seat looked at. */
  double chance(Goal goal, MyIslandPosition game, int seat) {
    return chance(goal.threshold(), expected(goal.measure(), game, seat));
  }

  private double expected(Piece piece, MyIslandPosition game, int seat) {
    double times = promises.times(piece, game, seat);
    return times
        + switch (piece) {
          case SizePiece size -> IN_LARGEST * promises.supply(size.symbol()) / size.per();
          case BesidePiece beside -> BESIDE * promises.supply(beside.symbol());
          case BalancePiece _ -> IN_SMALLEST * leastSupply();
          case VisiblePiece _ -> -COVERED_ON_PURPOSE * times * promises.time();
          default -> 0;
        };
  }

  private double leastSupply() {
    double least = Double.MAX_VALUE;
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      least = Math.min(least, promises.supply(symbol));
    }
    return least;
  }

  private double chance(Threshold threshold, double expected) {
    double spare = Math.min(expected - threshold.least(), threshold.most() - expected) + 0.5;
    return Curves.rise(spare / (SPREAD + SPREAD_PER_ROUND * promises.rounds()));
  }

  /** A stroke is a share of what the chapter's log brings at most. */
  private double log(MyIslandPosition game, int seat) {
    Chapter.@Nullable Log log = game.rules.book.chapter(game.rules.chapter).log();
    if (log == null || !game.course.isCampaign()) {
      return 0;
    }
    double strokes = game.course.board(seat).log() + game.rules.strokes(game.seat(seat).track);
    for (int i = 0; i < game.rules.log.length; i++) {
      strokes += promises.times(game.rules.pieces.get(game.rules.log[i]), game, seat);
    }
    Chapter.Log.Step top = log.steps().getLast();
    return (top.circles() + log.most()) * Math.min(1, strokes / top.strokes());
  }
}
