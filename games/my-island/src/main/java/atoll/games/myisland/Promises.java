package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Curves;
import atoll.engine.grid.CellSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How many more times each scoring piece will probably score for a seat, given the cards to come.
 * Without any it is what the end pieces score as things stand. The numbers were found by letting
 * the greedy player play all modes.
 */
final class Promises {
  /** With fewer rounds to come than this, what needs several tiles becomes unlikely. */
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

  /** How many rounds a space needs to have that chance before a flood comes. */
  private static final double BEFORE_FLOOD = 8;

  /** How sure a lead in the largest groups is. */
  private static final double PER_LEAD = 1.8;

  /** The share of the symbols to come that a seat gets which chooses one of several cards. */
  private static final double CHOSEN = 0.6;

  private final CellSet zone = new CellSet();
  private final CellSet step = new CellSet();
  private final CellSet rest = new CellSet();
  private final Groups[] memory = Groups.memory();
  private final double[] supply = new double[Traits.SYMBOLS]; // symbols on the tiles to come
  private @Nullable Rules supplied; // the game, the tiles and the raft of which it tells
  private long suppliedTiles;
  private int suppliedRaft;
  private final int[] wanting = new int[32]; // groups by the number of symbols they lack

  private int rounds; // to come, for the seat
  private double time; // 1 with plenty of rounds, 0 with none

  /** Looks at what is to come for a seat; {@code goesOn} says whether it stays in. */
  void look(MyIslandPosition game, int seat, boolean goesOn) {
    rounds = goesOn ? game.course.cards.roundsToCome() : 0;
    time = Math.min(1, rounds / PLENTY);
    if (goesOn) {
      findSupply(game, game.course.cards.toCome(), game.seat(seat).raft());
    }
  }

  /** Where placements are tried one after the other, the tiles to come are mostly the same. */
  private void findSupply(MyIslandPosition game, long toCome, int raft) {
    if (supplied == game.rules && suppliedTiles == toCome && suppliedRaft == raft) {
      return;
    }
    supplied = game.rules;
    suppliedTiles = toCome;
    suppliedRaft = raft;
    Arrays.fill(supply, 0);
    Tiles tiles = game.rules.book.tiles;
    double share = game.rules.open > 1 ? CHOSEN : 1;
    for (long rest = toCome; rest != 0; rest = Bits.rest(rest)) {
      addSupply(tiles, Bits.first(rest), share);
    }
    if (raft != Seat.NO_TILE) {
      addSupply(tiles, raft, 1);
    }
  }

  private void addSupply(Tiles tiles, int tile, double share) {
    for (int i = 0; i < tiles.size[tile]; i++) {
      supply[tiles.symbol[Tiles.space(tile, i)]] += share;
    }
  }

  /** How many rounds are to come for the seat looked at. */
  int rounds() {
    return rounds;
  }

  /** 1 with plenty of rounds to come, 0 with none. */
  double time() {
    return time;
  }

  /** How many of a symbol are on the tiles to come for the seat looked at. */
  double supply(int symbol) {
    return rounds == 0 ? 0 : supply[symbol];
  }

  /** All that the pieces promise the seat looked at, in points. */
  double points(MyIslandPosition game, int seat) {
    Island island = game.seat(seat).island;
    double points = 0;
    for (int i = 0; i < game.rules.pieces.size(); i++) { // an iterator would allocate
      Piece piece = game.rules.pieces.get(i);
      points += piece.line().points() * times(piece, game, seat, island);
    }
    return points;
  }

  /** How many more times a piece will probably score for the seat looked at. */
  double times(Piece piece, MyIslandPosition game, int seat) {
    return times(piece, game, seat, game.seat(seat).island);
  }

  private double times(Piece piece, MyIslandPosition game, int seat, Island island) {
    return switch (piece) {
      case CoverPiece cover -> covers(cover, island);
      case GroupPiece group -> groups(group, island);
      case RoadPiece road -> roads(road, island);
      case AroundPiece ring -> rings(ring, island);
      case LargestPiece largest -> lead(largest.symbol(), game, seat, island);
      case SizePiece size -> (double) largest(size.symbol(), island) / size.per();
      case VisiblePiece visible -> visible(visible, game, island);
      case FloodedPiece _ -> flooded(game, island);
      case RowPiece _ -> rows(island);
      case BesidePiece beside -> island.countBeside(beside.symbol(), beside.beside());
      case BalancePiece _ -> balance(island);
      case CirclePiece _ -> 0;
    };
  }

  private double covers(CoverPiece piece, Island island) {
    double chance = piece.symbol() == Traits.ANY ? COVERED : COVERED / Traits.SYMBOLS;
    return time * chance * island.of(piece.on()).countIn(island.free);
  }

  /** Groups on their way share what symbols will come, those that lack least first. */
  private double groups(GroupPiece piece, Island island) {
    double supply = supply(piece.symbol());
    if (supply == 0) {
      return 0;
    }
    findWanting(piece, island);
    double left = supply * WELL_PLACED;
    double times = 0;
    for (int lacking = 1; lacking < piece.size(); lacking++) {
      for (int i = 0; i < wanting[lacking]; i++) {
        double share = Math.min(1, left / lacking);
        times += share * Curves.power(PER_SYMBOL, lacking);
        left -= share * lacking;
      }
    }
    return times + left / piece.size() * Curves.power(PER_SYMBOL, piece.size());
  }

  private void findWanting(GroupPiece piece, Island island) {
    Arrays.fill(wanting, 0);
    CellSet cubes = island.cubes[piece.line().number()];
    Groups groups = Groups.of(island, piece.symbol(), memory);
    for (int i = 0; i < groups.count(); i++) {
      int lacking = piece.size() - groups.size(i);
      if (lacking > 0 && !groups.group(i).meets(cubes) && groups.beside(i).meets(island.free)) {
        wanting[lacking]++;
      }
    }
  }

  private double roads(RoadPiece piece, Island island) {
    if (rounds == 0) {
      return 0;
    }
    double times = 0;
    CellSet cubes = island.cubes[piece.line().number()];
    CellSet starts = island.of(piece.from());
    for (int start = starts.first(); start >= 0; start = starts.after(start)) {
      if (!cubes.has(start)) {
        int steps = steps(piece, island, start);
        double chance = Math.min(1, supply[piece.symbol()] / (2.0 * steps));
        times += steps > MOST_STEPS ? 0 : chance * Curves.power(PER_STEP, steps);
      }
    }
    return times;
  }

  /** How many spaces have to be covered with the symbol until a road reaches its goal. */
  private int steps(RoadPiece piece, Island island, int start) {
    Board board = island.board;
    CellSet paved = island.of(piece.symbol());
    zone.set(island.groupsBeside(piece.symbol(), start));
    int steps = 0;
    do {
      steps++;
      board.findNeighbours(zone, step);
      zone.addAll(step.addAll(board.beside[start]).keep(island.free));
      board.findNeighbours(zone, step);
      board.flood(step.keep(paved), paved);
      zone.addAll(step);
    } while (steps <= MOST_STEPS && !piece.reaches(island, zone, start));
    return steps;
  }

  private double rings(AroundPiece piece, Island island) {
    if (rounds == 0) {
      return 0;
    }
    double times = 0;
    CellSet cubes = island.cubes[piece.line().number()];
    CellSet features = island.of(piece.feature());
    for (int space = features.first(); space >= 0; space = features.after(space)) {
      int lacking = piece.missing(island, space);
      boolean isPossible = island.board.beside[space].countIn(island.free) >= lacking;
      times += isPossible && !cubes.has(space) ? time * Curves.power(PER_NEIGHBOUR, lacking) : 0;
    }
    return times;
  }

  private int largest(int symbol, Island island) {
    return Groups.of(island, symbol, memory).largest();
  }

  private double lead(int symbol, MyIslandPosition game, int seat, Island island) {
    int own = largest(symbol, island);
    int others = 0;
    for (int other = 0; other < game.seats(); other++) {
      if (other != seat) {
        others = Math.max(others, largest(symbol, game.seat(other).island));
      }
    }
    if (rounds == 0) {
      return own > 0 && own >= others ? 1 : 0;
    }
    double lead = (own - others + 0.5) / (1 + 0.3 * rounds);
    return Curves.rise(PER_LEAD * lead);
  }

  /** Spaces that will still be seen: a lone one between tiles for sure, a flooded one never. */
  private double visible(VisiblePiece piece, MyIslandPosition game, Island island) {
    zone.set(island.of(piece.on()));
    for (int i = 0; i < game.rules.floods.size(); i++) {
      zone.removeAll(island.board.rows[game.rules.floods.get(i).row()]);
    }
    int seen = island.countVisible(zone);
    island.board.findNeighbours(island.free, rest);
    rest.keep(island.free);
    double chance = COVERED * Math.min(1, rounds / 16.0);
    return seen - chance * zone.countIn(rest);
  }

  /** What lies under water, and what will unless it is covered in time. */
  private double flooded(MyIslandPosition game, Island island) {
    double flooded = island.flooded.count();
    for (int i = 0; i < game.rules.floods.size(); i++) {
      Rules.Flood flood = game.rules.floods.get(i);
      double left = rounds == 0 ? 0 : flood.after() - game.course.cards.round();
      if (flood.after() >= game.course.cards.round()) {
        CellSet row = island.board.rows[flood.row()];
        flooded += island.countVisible(row) * (1 - COVERED * Math.min(1, left / BEFORE_FLOOD));
      }
    }
    return flooded;
  }

  private double rows(Island island) {
    double times = 0;
    for (int row = 0; row < island.board.rows.length; row++) {
      CellSet spaces = island.board.rows[row];
      int lacking = island.countWithout(spaces, Traits.ANY);
      boolean isPossible = spaces.countIn(island.free) == lacking;
      times += lacking == 0 ? 1 : isPossible ? time * Curves.power(PER_SPACE, lacking) : 0;
    }
    return times;
  }

  private double balance(Island island) {
    int smallest = Integer.MAX_VALUE;
    int sum = 0;
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      int largest = largest(symbol, island);
      smallest = Math.min(smallest, largest);
      sum += largest;
    }
    return smallest + (rounds > 0 ? 0.05 * sum : 0);
  }
}
