package atoll.games.lordofmyisland;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;

/**
 * What Lord of My Island teaches its bots: a tile is worth what its best square would earn now, a
 * territory what dice will still pay for it, and a tile in hand costs thirty if the island is full
 * before it is played. The weights were found by playing.
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

  /** How many tiles are left over for one that will not fit: playing out, one more is taken. */
  private static final double STUCK = 0.5;

  private static final double STUCK_PLAYING_OUT = 2;

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
        + tilesToCome(table, seat);
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
  private static double tilesToCome(LordTable table, int seat) {
    SmallSet hand = table.hand(seat);
    int playable = 0;
    double earnings = 0;
    for (int tile = hand.next(0); tile >= 0; tile = hand.next(tile + 1)) {
      double best = best(table, tile, seat);
      if (best != NEVER) {
        playable++;
        earnings += best;
      }
    }
    int stuck = hand.size() - playable;
    double turns = turnsToCome(table);
    boolean isOut = table.isPlayingOut(seat);
    double plays = isOut ? Math.min(playable, turns) : turns;
    double unplayed =
        isOut
            ? Math.max(0, playable - turns) + STUCK_PLAYING_OUT * stuck
            : hand.size() + (turns < LATE ? STUCK * stuck : 0);
    return HAND * earnings + TURN * plays - LordNumbers.UNPLAYED_COST * unplayed;
  }

  /**
   * How many tiles each seat will still lay; with two seats every third tile is a defensive one.
   */
  private static double turnsToCome(LordTable table) {
    return (double) table.island.empty().size() / Math.max(3, table.rules.seats());
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
