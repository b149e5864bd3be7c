package atoll.games.lordofmyisland;

/** What is being decided now. */
enum Phase {
  /** Chance fills the holder, slot by slot. */
  DEALING("dealing"),
  /** A seat takes a tile before the game. */
  SELECTING("selecting"),
  /** A seat lays a set-up tile. */
  SETTING_UP("setting-up"),
  /** With two seats: the seat that does not start the round lays the defensive tile. */
  DEFENDING("defending"),
  /** The seat in turn may buy shields. */
  PROTECTING("protecting"),
  /** The seat in turn plays, lays water, discards, plays out or passes. */
  TURN("turn"),
  /** The seat in turn takes a tile for the one it has just discarded. */
  REPLACING("replacing"),
  /** A seat is asked for a bid. */
  BIDDING("bidding"),
  /** Chance rolls the white dice of the seat in turn. */
  WHITE("white"),
  /** Chance rolls the black die of another seat. */
  BLACK("black"),
  /** The roller of the black die chooses a Capitol to attack. */
  ATTACKING("attacking"),
  /** The seat in turn may build its Capitol. */
  FOUNDING("founding"),
  /** A seat takes a tile in the draw phase. */
  DRAWING("drawing"),
  /** The game is over. */
  OVER("over");

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  /** The phase as a view names it. */
  String word() {
    return word;
  }

  boolean isChance() {
    return this == DEALING || this == WHITE || this == BLACK;
  }
}
