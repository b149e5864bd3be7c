package atoll.games.myisland;

import atoll.engine.grid.CellSet;
import java.util.Arrays;

/**
 * How many more times each scoring piece will probably score for a seat, given the cards to come.
 * Without any it is what the end pieces score as things stand. The numbers were found by letting
 * the greedy player play all modes.
 */
final class MyIslandPromises {
  /** With fewer cards to come than this, what needs several tiles becomes unlikely. */
  private static final double PLENTY = 12;

  /** What is left of a road's chance for each space it lacks. */
  private static final double PER_STEP = 0.55;

  private static final int MOST_STEPS = 8;

  /** What is left of a group's chance for each symbol it lacks. */
  private static final double PER_SYMBOL = 0.75;

  /** The share of the symbols to come that ends in groups where it is wanted. */
  private static final double WELL_PLACED = 0.32;

  /** What is left of a ring's chance for each neighbour it lacks, and of a row's for each space. */
  private static final double PER_NEIGHBOUR = 0.55;

  private static final double PER_SPACE = 0.5;

  /** The chance that a space which may still be covered will be. */
  private static final double COVERED = 0.6;

  /** How sure a lead in the largest groups is. */
  private static final double PER_LEAD = 1.8;

  private final CellSet zone = new CellSet();
  private final CellSet step = new CellSet();
  private final CellSet rest = new CellSet();
  private final int[] supply = new int[Traits.SYMBOLS]; // symbols on the tiles to come
  private final int[] wanting = new int[32]; // groups by the number of symbols they lack

  private int cards; // to come, for the seat
  private double time; // 1 with plenty of cards, 0 with none

  /** All that the pieces promise a seat, in points; {@code goesOn} says whether it stays in. */
  double points(MyIslandPosition game, int seat, boolean goesOn) {
    cards = goesOn ? game.cardsToCome() : 0;
    time = Math.min(1, cards / PLENTY);
    findSupply(game);
    double points = 0;
    for (Piece piece : game.rules().pieces()) {
      points += piece.line().points() * times(piece, game, seat);
    }
    return points;
  }

  private void findSupply(MyIslandPosition game) {
    Arrays.fill(supply, 0);
    for (int tile = 1; cards > 0 && tile <= game.rules().tiles(); tile++) {
      for (int i = 0; game.isToCome(tile) && i < MyIslandTiles.size(tile); i++) {
        supply[MyIslandTiles.symbol(MyIslandTiles.space(tile, i))]++;
      }
    }
  }

  private double times(Piece piece, MyIslandPosition game, int seat) {
    Island island = game.island(seat);
    return switch (piece) {
      case CoverPiece cover -> covers(cover, island);
      case GroupPiece group -> groups(group, island);
      case RoadPiece road -> roads(road, island);
      case AroundPiece ring -> rings(ring, island);
      case LargestPiece largest -> lead(largest.symbol(), game, seat);
      case SizePiece size -> (double) island.largest(size.symbol()) / size.per();
      case VisiblePiece visible -> visible(visible, island);
      case RowPiece _ -> rows(island);
      case BesidePiece beside -> island.countBeside(beside.symbol(), beside.beside());
      case BalancePiece _ -> balance(island);
      case CirclePiece _ -> 0;
    };
  }

  private double covers(CoverPiece piece, Island island) {
    double chance = piece.symbol() == Traits.ANY ? COVERED : COVERED / Traits.SYMBOLS;
    return time * chance * island.of(piece.on()).countIn(island.free());
  }

  /** Groups on their way share what symbols will come, those that lack least first. */
  private double groups(GroupPiece piece, Island island) {
    findWanting(piece, island);
    double left = supply[piece.symbol()] * WELL_PLACED;
    double times = 0;
    for (int lacking = 1; lacking < piece.size(); lacking++) {
      for (int i = 0; i < wanting[lacking]; i++) {
        double share = Math.min(1, left / lacking);
        times += share * Math.pow(PER_SYMBOL, lacking);
        left -= share * lacking;
      }
    }
    return times + left / piece.size() * Math.pow(PER_SYMBOL, piece.size());
  }

  private void findWanting(GroupPiece piece, Island island) {
    Arrays.fill(wanting, 0);
    CellSet cubes = island.cubes(piece.line().number());
    rest.set(island.of(piece.symbol()));
    while (!rest.isEmpty()) {
      CellSet group = island.group(piece.symbol(), rest.first());
      rest.removeAll(group);
      island.board().findNeighbours(group, step);
      int lacking = piece.size() - island.size(group);
      if (lacking > 0 && !group.meets(cubes) && step.meets(island.free())) {
        wanting[lacking]++;
      }
    }
  }

  private double roads(RoadPiece piece, Island island) {
    double times = 0;
    CellSet cubes = island.cubes(piece.line().number());
    CellSet starts = island.of(piece.from());
    for (int start = starts.first(); start >= 0; start = starts.after(start)) {
      if (cards > 0 && !cubes.has(start)) {
        int steps = steps(piece, island, start);
        double chance = Math.min(1, supply[piece.symbol()] / (2.0 * steps));
        times += steps > MOST_STEPS ? 0 : chance * Math.pow(PER_STEP, steps);
      }
    }
    return times;
  }

  /** How many spaces have to be covered with the symbol until a road reaches its goal. */
  private int steps(RoadPiece piece, Island island, int start) {
    MyIslandBoard board = island.board();
    CellSet paved = island.of(piece.symbol());
    zone.set(island.groupsBeside(piece.symbol(), start));
    int steps = 0;
    do {
      steps++;
      board.findNeighbours(zone, step);
      zone.addAll(step.addAll(board.beside(start)).keep(island.free()));
      board.findNeighbours(zone, step);
      board.flood(step.keep(paved), paved);
      zone.addAll(step);
    } while (steps <= MOST_STEPS && !piece.reaches(island, zone, start));
    return steps;
  }

  private double rings(AroundPiece piece, Island island) {
    double times = 0;
    CellSet cubes = island.cubes(piece.line().number());
    CellSet features = island.of(piece.feature());
    for (int space = features.first(); space >= 0; space = features.after(space)) {
      int lacking = piece.missing(island, space);
      boolean isPossible = island.board().beside(space).countIn(island.free()) >= lacking;
      times += isPossible && !cubes.has(space) ? time * Math.pow(PER_NEIGHBOUR, lacking) : 0;
    }
    return times;
  }

  private double lead(int symbol, MyIslandPosition game, int seat) {
    int own = game.island(seat).largest(symbol);
    int others = 0;
    for (int other = 0; other < game.seats(); other++) {
      if (other != seat) {
        others = Math.max(others, game.island(other).largest(symbol));
      }
    }
    if (cards == 0) {
      return own > 0 && own >= others ? 1 : 0;
    }
    double lead = (own - others + 0.5) / (1 + 0.3 * cards);
    return 1 / (1 + Math.exp(-PER_LEAD * lead));
  }

  /** Spaces that will still be seen: a lone one between tiles for sure. */
  private double visible(VisiblePiece piece, Island island) {
    int seen = island.countWithout(island.of(piece.on()), Traits.ANY);
    island.board().findNeighbours(island.free(), rest);
    rest.keep(island.free());
    double chance = COVERED * Math.min(1, cards / 16.0);
    return seen - chance * island.of(piece.on()).countIn(rest);
  }

  private double rows(Island island) {
    double times = 0;
    for (int row = 0; row < island.board().rows(); row++) {
      int lacking = island.countWithout(island.board().row(row), Traits.ANY);
      times += lacking == 0 ? 1 : time * Math.pow(PER_SPACE, lacking);
    }
    return times;
  }

  private double balance(Island island) {
    int smallest = Integer.MAX_VALUE;
    int sum = 0;
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      int largest = island.largest(symbol);
      smallest = Math.min(smallest, largest);
      sum += largest;
    }
    return smallest + (cards > 0 ? 0.05 * sum : 0);
  }
}
