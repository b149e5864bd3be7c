package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import java.util.Locale;

/** What is being decided now, and by which kinds of moves. */
enum Phase {
  /** Chance fills the holder, slot by slot. */
  DEALING,
  /** A seat takes a tile before the game. */
  SELECTING(Moves.TAKE),
  /** A seat lays a set-up tile. */
  SETTING_UP(Moves.SET),
  /** With two seats: the seat that does not start the round lays the defensive tile. */
  DEFENDING(Moves.DEFEND),
  /** The seat in turn may buy shields. */
  PROTECTING(Moves.PROTECT, Moves.SKIP),
  /** The seat in turn plays, lays water, discards, plays out or passes. */
  TURN(Moves.PLAY, Moves.WATER, Moves.DISCARD, Moves.OUT, Moves.TAKE, Moves.PASS),
  /** The seat in turn takes a tile for the one it has just discarded. */
  REPLACING(Moves.TAKE),
  /** A seat is asked for a bid. */
  BIDDING(Moves.BID, Moves.PASS),
  /** Chance rolls the white dice of the seat in turn. */
  WHITE,
  /** Chance rolls the black die of another seat. */
  BLACK,
  /** The roller of the black die chooses a Capitol to attack. */
  ATTACKING(Moves.ATTACK),
  /** The seat in turn may build its Capitol. */
  FOUNDING(Moves.CAPITOL, Moves.SKIP),
  /** A seat takes a tile in the draw phase. */
  DRAWING(Moves.TAKE),
  /** A turn is over, and if the course goes on to nothing else, the game. */
  OVER;

  /** The phase in views and reasons. */
  final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  private final int kinds;

  Phase(int... kinds) {
    this.kinds = Bits.of(kinds);
  }

  /** Whether moves of that kind belong to the phase. */
  boolean has(int kind) {
    return Bits.has(kinds, kind);
  }

  boolean isChance() {
    return this == DEALING || this == WHITE || this == BLACK;
  }
}
