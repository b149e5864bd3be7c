package atoll.games.myisland;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

/** What My Island teaches its bots. */
final class MyIslandInsight implements Insight {
  /** What a tile that fits nowhere as things stand costs of a pass. */
  private static final double STUCK = 0.3;

  /** What a space where a symbol may go on is worth for each card to come. */
  private static final double ROOM = 0.01;

  private final MyIslandPromises promises = new MyIslandPromises();

  /**
   * The token, and what the pieces promise: if the seat stopped now, or if it goes on, whichever is
   * better.
   */
  @Override
  public double worth(Position position, int seat) {
    MyIslandPosition game = (MyIslandPosition) position;
    int token = game.track(seat).token();
    boolean isScored =
        switch (game.phase()) {
          case START_STICKERS, PLAY -> false;
          case END_STICKERS, OVER -> true;
        };
    if (isScored || game.track(seat).isHeld()) {
      return token;
    }
    double worth = token + promises.points(game, seat, false);
    if (game.isIn(seat) && game.cardsToCome() > 0) {
      double goingOn = token + promises.points(game, seat, true) + freedom(game, seat);
      worth = Math.max(worth, goingOn);
    }
    return game.rules().isEpisode() ? Math.min(worth, Track.TOP) : worth;
  }

  /** What it is worth that tiles to come can be placed at all. */
  private static double freedom(MyIslandPosition game, int seat) {
    Island island = game.island(seat);
    double freedom = 0;
    for (int tile = 1; tile <= game.rules().tiles(); tile++) {
      if (game.isToCome(tile) && !island.takes(tile)) {
        freedom += STUCK * game.rules().pass();
      }
    }
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      int room = island.near(symbol).countIn(island.free());
      freedom += ROOM * Math.sqrt(room) * game.cardsToCome();
    }
    return freedom;
  }

  /** Placing beats passing, and passing beats stopping while cards are to come. */
  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    MyIslandPosition game = (MyIslandPosition) position;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (game.phase() != MyIslandPosition.Phase.PLAY) {
        ratings[i] = 0;
      } else if (MyIslandMoves.isPlace(move)) {
        ratings[i] = ratePlacement(game, seat, move);
      } else {
        int cards = game.cardsToCome();
        ratings[i] = move == MyIslandMoves.PASS ? game.rules().pass() : -cards / 4f;
      }
    }
  }

  /** What the spaces it covers bring by themselves, and how well it continues what lies there. */
  private static float ratePlacement(MyIslandPosition game, int seat, int move) {
    Island island = game.island(seat);
    int start = Footprints.start(game.card(), MyIslandMoves.turn(move));
    float rating = 0;
    for (int i = 0; i < MyIslandTiles.size(game.card()); i++) {
      int space = MyIslandMoves.space(move) + island.board().footprints().fromAnchor(start + i);
      int shown = island.tiles().shown(MyIslandTiles.space(game.card(), i));
      for (int rest = shown; rest != 0; rest &= rest - 1) {
        rating += island.near(Integer.numberOfTrailingZeros(rest)).has(space) ? 0.4f : 0;
      }
      for (int piece = 0; piece < game.rules().pieces().size(); piece++) {
        rating += rateSpace(game.rules().pieces().get(piece), island, space, shown);
      }
    }
    return rating;
  }

  /** What a piece gives at once for covering a space, or spares the seat at the end. */
  private static float rateSpace(Piece piece, Island island, int space, int shown) {
    return switch (piece) {
      case CoverPiece cover ->
          island.of(cover.on()).has(space)
                  && (cover.symbol() == Traits.ANY || (shown >> cover.symbol() & 1) != 0)
              ? cover.line().points()
              : 0;
      case VisiblePiece visible ->
          island.of(visible.on()).has(space) ? -visible.line().points() * 0.6f : 0;
      default -> 0;
    };
  }
}
