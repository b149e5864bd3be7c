package atoll.games.lordofmyisland;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

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
    LordTable table = lord.table();
    return table.ledger.points(seat)
        + pendingDice(table, lord.course(), seat)
        + pendingAuction(table, lord.course(), seat)
        + territories(table, seat)
        + kingdom(table, seat)
        + tilesToCome(table, lord.course(), seat);
  }

  private static double pendingDice(LordTable table, LordCourse course, int seat) {
    LordCommerce commerce = table.commerce;
    LordPhase phase = course.phase();
    double expected = LordDice.expectedPay(commerce.tally(seat));
    if (seat == course.seatInTurn()) {
      return phase == LordPhase.WHITE ? commerce.whiteDice() * expected : 0;
    }
    boolean isRolling = phase == LordPhase.WHITE || phase == LordPhase.BLACK;
    return isRolling && commerce.isWaiting(seat) ? expected : 0;
  }

  /** The tile that is for sale, if it falls to the seat, and what the new tile will then count. */
  private static double pendingAuction(LordTable table, LordCourse course, int seat) {
    if (course.phase() != LordPhase.BIDDING) {
      return 0;
    }
    LordAuction auction = table.auction;
    int fresh = course.fresh();
    return (auction.standingBidder() == seat ? profit(table, auction.standingBid()) : 0)
        + (course.seatInTurn() == seat ? gain(table, fresh, table.island.piece(fresh), seat) : 0);
  }

  /** What the tile for sale is worth above its price. */
  private static double profit(LordTable table, int price) {
    return LordPieces.value(table.island.piece(table.auction.lot())) - price;
  }

  /** A territory is paid the more often the more tiles it has to be touched at. */
  private static double territories(LordTable table, int seat) {
    LordIsland island = table.island;
    double pay = 0;
    for (int square = 0; square < table.rules.board().frame(); square++) {
      if (island.owner(square) == seat) {
        int districts = LordPieces.districts(island.piece(square));
        for (int district = 0; district < districts; district++) {
          int territory = island.territories().of(square, district);
          pay += LordDice.expectedPay(island.territories().tally(territory));
        }
      }
    }
    return DICE_PER_SPACE * island.empty().size() * pay;
  }

  private static double kingdom(LordTable table, int seat) {
    LordKingdoms kingdoms = table.kingdoms;
    if (!kingdoms.hasCapitol(seat)) {
      return 0;
    }
    int owners = kingdoms.capitols();
    return capitol(table, owners) + fendedOff(table, owners, kingdoms.shields(seat));
  }

  /** What one of so many Capitols will still earn. */
  private static double capitol(LordTable table, int owners) {
    return CAPITOL_PER_SPACE * table.island.empty().size() / owners;
  }

  /** What shields save in a round. */
  private static double fendedOff(LordTable table, int owners, int shields) {
    double attacks = ATTACKS_PER_SEAT * (table.rules.seats() - 1) / owners;
    return LordNumbers.ATTACK_LOSS * Math.min(attacks, shields);
  }

  /** What the seat will still play, and what it will have to pay for tiles that it cannot. */
  private static double tilesToCome(LordTable table, LordCourse course, int seat) {
    SmallSet hand = table.hand(seat);
    int held = hand.size();
    int playable = 0;
    double earnings = 0;
    for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
      double best = best(table, tile, seat);
      playable += best != NEVER ? 1 : 0;
      earnings += Math.max(0, best);
    }
    if (course.phase() == LordPhase.REPLACING && course.actor() == seat) {
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
    return HAND * earnings + TURN * plays - LordNumbers.UNPLAYED_COST * unplayed;
  }

  /**
   * How many tiles a seat could still lay before the island is full: everyone lays one a round, who
   * plays out only those in hand, and with two seats there is a defensive tile besides.
   */
  private static double turnsToCome(LordTable table) {
    int seats = table.rules.seats();
    int spaces = table.island.empty().size();
    for (int round = 0; ; round++) {
      int laid = seats == 2 ? 1 : 0;
      for (int seat = 0; seat < seats; seat++) {
        laid += !table.isPlayingOut(seat) || table.hand(seat).size() > round ? 1 : 0;
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
  private static double bestOffer(LordTable table, int seat) {
    double best = NEVER;
    for (int slot = 0; slot < LordHolder.SLOTS; slot++) {
      if (table.holder.isFaceUp(slot)) {
        best = Math.max(best, best(table, table.holder.tile(slot, 0), seat));
      }
    }
    return best;
  }

  /** The most that a tile could earn now, or {@link #NEVER}. */
  private static double best(LordTable table, int tile, int seat) {
    LordIsland island = table.island;
    SmallSet squares = island.beside();
    double best = NEVER;
    for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
      int turns = LordFitting.turns(island.fits(square), tile);
      while (turns != 0) {
        int piece = LordPieces.of(tile, Integer.numberOfTrailingZeros(turns));
        best = Math.max(best, gain(table, square, piece, seat));
        turns &= turns - 1;
      }
    }
    return best;
  }

  /** Whether a tile fits nowhere and will hardly ever fit. */
  private static boolean isStuck(LordTable table, int tile) {
    return !table.island.hasRoomFor(LordFitting.shapes(tile)) && turnsToCome(table) < LATE;
  }

  /** What a piece would earn on a square, the dice at their average. */
  private static double gain(LordTable table, int square, int piece, int seat) {
    return LordScoring.counted(table.island, table.rules.board(), square, piece, seat)
        + DIE * Integer.bitCount(LordCommerce.direct(table.island, square, piece));
  }

  @Override
  public void rate(Position position, int seat, Ints moves, float[] ratings) {
    LordTable table = ((LordPosition) position).table();
    for (int i = 0; i < moves.size(); i++) {
      ratings[i] = (float) rate(table, seat, moves.get(i));
    }
  }

  private static double rate(LordTable table, int seat, int move) {
    return switch (LordMoves.verb(move)) {
      case LordMoves.PLAY, LordMoves.WATER ->
          gain(table, LordMoves.square(move), LordMoves.piece(move), seat);
      case LordMoves.TAKE -> best(table, LordMoves.tile(move), seat);
      case LordMoves.DISCARD ->
          isStuck(table, LordMoves.tile(move)) ? LordNumbers.UNPLAYED_COST : NEVER;
      case LordMoves.BID -> profit(table, LordMoves.number(move));
      case LordMoves.OUT -> LordNumbers.UNPLAYED_COST;
      case LordMoves.CAPITOL ->
          capitol(table, table.kingdoms.capitols() + 1) - LordNumbers.CAPITOL_COST;
      case LordMoves.PROTECT ->
          fendedOff(table, table.kingdoms.capitols(), LordNumbers.SHIELDS)
              - LordNumbers.PROTECTION_COST;
      case LordMoves.ATTACK -> table.ledger.points(LordMoves.number(move));
      default -> 0;
    };
  }
}
