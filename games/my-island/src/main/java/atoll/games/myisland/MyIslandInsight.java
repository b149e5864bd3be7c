package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

/** What My Island teaches its bots. */
final class MyIslandInsight implements Insight {
  /** What a progress circle is worth in points: in a campaign, and where nobody colours it. */
  private static final double CIRCLE = 2;

  private static final double CIRCLE_ON_ITS_OWN = 0.5;

  /** What a tile that fits nowhere as things stand costs of a pass. */
  private static final double STUCK = 0.3;

  /** What a space where a symbol may go on is worth for each round to come. */
  private static final double ROOM = 0.01;

  /** What a raft is worth with all rounds to come, and while its tile fits nowhere. */
  private static final double RAFT = 1.2;

  private static final double STUCK_RAFT = 0.5;

  private final Promises promises = new Promises();
  private final Hopes hopes = new Hopes(promises);

  /**
   * The token, what the pieces promise and what the circles in sight are worth: if the seat stopped
   * now, or if it goes on, whichever is better. The circles for its standing are left out: for
   * those it plays anyway.
   */
  @Override
  public double worth(Position position, int seat) {
    MyIslandPosition game = (MyIslandPosition) position;
    double circle = game.course.isCampaign() ? CIRCLE : CIRCLE_ON_ITS_OWN;
    if (game.course.phase().isScored()) {
      return game.score(seat) + (game.rules.isEpisode() ? circle * earned(game, seat) : 0);
    }
    double worth = worth(game, seat, false, circle);
    if (game.seat(seat).isIn() && game.course.cards.roundsToCome() > 0) {
      worth = Math.max(worth, worth(game, seat, true, circle));
    }
    return worth;
  }

  private static int earned(MyIslandPosition game, int seat) {
    return game.assessment.circles(seat) - game.rules.circles(game.seat(seat).standing());
  }

  private double worth(MyIslandPosition game, int seat, boolean goesOn, double circle) {
    Track track = game.seat(seat).track;
    promises.look(game, seat, goesOn);
    double points = track.token();
    if (!track.isHeld()) {
      points += promises.points(game, seat) + (goesOn ? freedom(game, seat) : 0);
    }
    if (!game.rules.isEpisode()) {
      return points;
    }
    return Math.min(points, Track.TOP) + circle * hopes.circles(game, seat, points);
  }

  /** What it is worth that tiles to come can be placed at all. */
  private static double freedom(MyIslandPosition game, int seat) {
    Island island = game.seat(seat).island;
    Cards cards = game.course.cards;
    int stuck = 0;
    for (long rest = cards.toCome(); rest != 0; rest = Bits.rest(rest)) {
      stuck += game.listing.takes(island, Bits.first(rest)) ? 0 : 1;
    }
    double freedom = STUCK * game.rules.pass * stuck;
    if (game.rules.open > 1) {
      freedom *= (double) stuck / Long.bitCount(cards.toCome()) / game.rules.open;
    }
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      int room = island.near(symbol).countIn(island.free);
      freedom += ROOM * Math.sqrt(room) * cards.roundsToCome();
    }
    return game.rules.hasRaft
        ? freedom + raft(game, game.seat(seat)) * cards.roundsToCome() / cards.rounds
        : freedom;
  }

  private static double raft(MyIslandPosition game, Seat own) {
    boolean isUseful = own.raft() == Seat.NO_TILE || game.listing.takes(own.island, own.raft());
    return isUseful ? RAFT : STUCK_RAFT;
  }

  /** Placing beats holding, holding passing, and passing stopping while cards are to come. */
  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    MyIslandPosition game = (MyIslandPosition) position;
    if (game.course.phase() == Phase.GOALS) {
      promises.look(game, seat, true);
    }
    for (int i = 0; i < moves.size(); i++) {
      ratings[i] = rate(game, seat, moves.get(i));
    }
  }

  private float rate(MyIslandPosition game, int seat, int move) {
    if (game.course.phase() == Phase.GOALS) {
      return (float) hopes.chance(game.rules.book.goals.get(Moves.number(move)), game, seat);
    }
    if (game.course.phase() != Phase.PLAY) {
      return 0;
    }
    if (Moves.isPlace(move)) {
      return ratePlacement(game, seat, move);
    }
    return switch (move) {
      case Moves.HOLD -> 0;
      case Moves.PASS -> game.rules.pass;
      default -> -game.course.cards.roundsToCome() / 4f;
    };
  }

  /** What the spaces it covers bring by themselves, and how well it continues what lies there. */
  private static float ratePlacement(MyIslandPosition game, int seat, int move) {
    Island island = game.seat(seat).island;
    int tile = Seat.tile(game.course.cards, move);
    Footprint footprint = island.board.footprint(tile);
    float rating = 0;
    for (int i = 0; i < footprint.size; i++) {
      int space = Moves.cell(move) + footprint.fromAnchor(Moves.turn(move), i);
      int shown = island.tiles().shown(Tiles.space(tile, i));
      for (int rest = shown; rest != 0; rest = Bits.rest(rest)) {
        rating += island.near(Bits.first(rest)).has(space) ? 0.4f : 0;
      }
      for (int piece = 0; piece < game.rules.pieces.size(); piece++) {
        rating += rateSpace(game.rules.pieces.get(piece), island, space, shown);
      }
    }
    return rating;
  }

  /** What a piece gives at once for covering a space, or spares the seat at the end. */
  private static float rateSpace(Piece piece, Island island, int space, int shown) {
    return switch (piece) {
      case CoverPiece cover ->
          island.of(cover.on()).has(space)
                  && (cover.symbol() == Traits.ANY || Bits.has(shown, cover.symbol()))
              ? cover.line().points()
              : 0;
      case VisiblePiece visible ->
          island.of(visible.on()).has(space) ? -visible.line().points() * 0.6f : 0;
      default -> 0;
    };
  }
}
