package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.grid.CellSet;

/**
 * What Lord of My Island teaches its bots: a tile is worth what its best square would earn now, a
 * territory what dice will still pay for it, and a tile in hand costs thirty if the island is full
 * before it is played. Discarding forgoes a turn, but brings the best of the face-up tiles for one
 * that may fit nowhere. The weights were found by playing.
 */
final class LordInsight implements Insight {
  /** What a white die brings on average, before its territory is known. */
  private static final double DIE = 4;

  /** How much of what the tiles in hand could earn now counts beside what is earned already. */
  private static final double HAND = 0.2;

  /** How often each tile of a territory still brings a die, for each empty square. */
  private static final double DICE_PER_SPACE = 0.001;

  /** What an average turn earns. */
  private static final double TURN = 25;

  /** With fewer turns to come than this, a tile that fits nowhere will hardly ever fit. */
  private static final double LATE = 5;

  /** How many tiles a late one that does not fit costs: it has to be replaced, or paid for. */
  private static final double STUCK = 1;

  /** The same when playing out: it cannot be replaced any more, and others are taken besides. */
  private static final double STUCK_PLAYING_OUT = 3;

  /** What a Capitol earns, net of attacks, for each empty square, shared by all owners. */
  private static final double CAPITOL_PER_SPACE = 1.5;

  /** How many attacks each seat rolls in a round. */
  private static final double ATTACKS_PER_SEAT = 0.12;

  /** What a tile earns that fits nowhere. */
  private static final double NEVER = -1;

  @Override
  public double worth(Position position, int seat) {
    LordPosition lord = (LordPosition) position;
    if (lord.isOver()) {
      return lord.score(seat);
    }
    Table table = lord.table;
    return table.ledger.points(seat)
        + pendingDice(table, lord.course, seat)
        + pendingAuction(table, lord.course, seat)
        + territories(table, seat)
        + kingdom(table, seat)
        + tilesToCome(table, lord.course, seat);
  }

  private static double pendingDice(Table table, Course course, int seat) {
    Commerce commerce = table.commerce;
    Phase phase = course.phase();
    double expected = table.rules.dice().expectedPay(commerce.tally(seat));
    if (seat == course.turn.seat()) {
      return phase == Phase.WHITE ? commerce.whiteDice() * expected : 0;
    }
    boolean isRolling = phase == Phase.WHITE || phase == Phase.BLACK;
    return isRolling && commerce.isWaiting(seat) ? expected : 0;
  }

  /** The tile that is for sale, if it falls to the seat, and what the new tile will then count. */
  private static double pendingAuction(Table table, Course course, int seat) {
    if (course.phase() != Phase.BIDDING) {
      return 0;
    }
    Auction auction = table.auction;
    int fresh = course.turn.fresh();
    return (auction.standingBidder() == seat ? profit(table, auction.standingBid()) : 0)
        + (course.turn.seat() == seat ? gain(table, fresh, table.island.piece(fresh), seat) : 0);
  }

  /** What the tile for sale is worth above its price. */
  private static double profit(Table table, int price) {
    return table.rules.pieces().value[table.island.piece(table.auction.lot())] - price;
  }

  /** A territory is paid the more often the more tiles it has to be touched at. */
  private static double territories(Table table, int seat) {
    Island island = table.island;
    double pay = 0;
    for (int square = 0; square < table.rules.board().frame(); square++) {
      if (island.owner(square) == seat) {
        int districts = table.rules.pieces().districts[island.piece(square)];
        for (int district = 0; district < districts; district++) {
          int territory = island.territories.of(square, district);
          pay += table.rules.dice().expectedPay(island.territories.tally(territory));
        }
      }
    }
    return DICE_PER_SPACE * island.empty.count() * pay;
  }

  private static double kingdom(Table table, int seat) {
    Kingdoms kingdoms = table.kingdoms;
    if (!kingdoms.hasCapitol(seat)) {
      return 0;
    }
    int owners = kingdoms.capitols();
    return capitol(table, owners) + fendedOff(table, owners, kingdoms.shields(seat));
  }

  /** What one of so many Capitols will still earn. */
  private static double capitol(Table table, int owners) {
    return CAPITOL_PER_SPACE * table.island.empty.count() / owners;
  }

  /** What shields save in a round. */
  private static double fendedOff(Table table, int owners, int shields) {
    double attacks = ATTACKS_PER_SEAT * (table.rules.seats() - 1) / owners;
    return table.rules.numbers().attackLoss * Math.min(attacks, shields);
  }

  /** What the seat will still play, and what it will have to pay for tiles that it cannot. */
  private static double tilesToCome(Table table, Course course, int seat) {
    CellSet hand = table.hands[seat];
    int held = hand.count();
    int playable = 0;
    double earnings = 0;
    for (int tile = hand.first(); tile >= 0; tile = hand.after(tile)) {
      double best = best(table, tile, seat);
      playable += best != NEVER ? 1 : 0;
      earnings += Math.max(0, best);
    }
    if (course.phase() == Phase.REPLACING && course.actor() == seat) {
      double best = bestOffer(table, seat);
      held++;
      playable += best != NEVER ? 1 : 0;
      earnings += Math.max(0, best);
    }
    int stuck = held - playable;
    double turns = turnsToCome(table);
    boolean isOut = table.isPlayingOut(seat);
    double plays = isOut ? Math.min(playable, turns) : turns;
    double unplayed =
        isOut
            ? Math.max(0, playable - turns) + STUCK_PLAYING_OUT * stuck
            : held + (turns < LATE ? STUCK * stuck : 0);
    return HAND * earnings + TURN * plays - table.rules.numbers().unplayedCost * unplayed;
  }

  /**
   * How many tiles a seat could still lay before the island is full: everyone lays one a round, who
   * plays out only those in hand, and with two seats there is a defensive tile besides.
   */
  private static double turnsToCome(Table table) {
    int seats = table.rules.seats();
    int spaces = table.island.empty.count();
    for (int round = 0; ; round++) {
      int laid = seats == 2 ? 1 : 0;
      for (int seat = 0; seat < seats; seat++) {
        laid += !table.isPlayingOut(seat) || table.hands[seat].count() > round ? 1 : 0;
      }
      if (laid == 0) {
        return round;
      }
      if (spaces <= laid) {
        return round + (double) spaces / laid;
      }
      spaces -= laid;
    }
  }

  /** The most that any of the face-up tiles could earn now, or {@link #NEVER}. */
  private static double bestOffer(Table table, int seat) {
    double best = NEVER;
    for (int slot = 0; slot < Holder.SLOTS; slot++) {
      if (table.holder.isFaceUp(slot)) {
        best = Math.max(best, best(table, table.holder.tile(slot, 0), seat));
      }
    }
    return best;
  }

  /** The most that a tile could earn now, or {@link #NEVER}. */
  private static double best(Table table, int tile, int seat) {
    Island island = table.island;
    CellSet squares = island.beside;
    int shapes = table.rules.fitting().shapes[tile];
    double best = NEVER;
    for (int square = squares.first(); square >= 0; square = squares.after(square)) {
      for (int rest = island.fits(square) & shapes; rest != 0; rest = Bits.rest(rest)) {
        int piece = Pieces.of(tile, Fitting.turn(Bits.first(rest)));
        best = Math.max(best, gain(table, square, piece, seat));
      }
    }
    return best;
  }

  /** Whether a tile fits nowhere and will hardly ever fit. */
  private static boolean isStuck(Table table, int tile) {
    return !table.island.hasRoomFor(table.rules.fitting().shapes[tile])
        && turnsToCome(table) < LATE;
  }

  /** What a piece would earn on a square, the dice at their average. */
  private static double gain(Table table, int square, int piece, int seat) {
    return Scoring.counted(table, square, piece, seat)
        + DIE * table.commerce.diceFor(square, piece);
  }

  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    Table table = ((LordPosition) position).table;
    for (int i = 0; i < moves.size(); i++) {
      ratings[i] = (float) rate(table, seat, moves.get(i));
    }
  }

  private static double rate(Table table, int seat, int move) {
    Numbers numbers = table.rules.numbers();
    return switch (Moves.kind(move)) {
      case Moves.PLAY, Moves.WATER -> gain(table, Moves.cell(move), Moves.piece(move), seat);
      case Moves.TAKE -> best(table, Moves.tile(move), seat);
      case Moves.DISCARD -> isStuck(table, Moves.tile(move)) ? numbers.unplayedCost : NEVER;
      case Moves.BID -> profit(table, Moves.number(move));
      case Moves.OUT -> numbers.unplayedCost;
      case Moves.CAPITOL -> capitol(table, table.kingdoms.capitols() + 1) - numbers.capitolCost;
      case Moves.PROTECT ->
          fendedOff(table, table.kingdoms.capitols(), numbers.shields) - numbers.protectionCost;
      case Moves.ATTACK -> table.ledger.points(Moves.number(move));
      default -> 0;
    };
  }
}
