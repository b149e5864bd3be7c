package atoll.games.firstisland;

import java.util.Locale;

/** What the game waits for. */
enum Phase {
  /** Chance deals the next seat its hand card. */
  DEAL,
  /** Chance turns up a table card. */
  TABLE,
  /** Seats score a card, skip their hand card or are done, all at once. */
  WINDOW,
  /** Chance draws two cards for a seat that replaces its hand card. */
  DRAW,
  /** Seats keep one of the two cards drawn, all at once. */
  KEEP,
  /** Chance rolls the dice. */
  ROLL,
  /** The roller rerolls or stands. */
  CHOICE,
  /** Chance rolls the equal dice again. */
  REROLL,
  /** Seats make their two marks, or skip their hand card before one of them, all at once. */
  MARKS,
  /** The game is over. */
  OVER;

  /** The phase in views and reasons; one of chance begins its outcomes with it. */
  final String word = name().toLowerCase(Locale.ROOT);
}
