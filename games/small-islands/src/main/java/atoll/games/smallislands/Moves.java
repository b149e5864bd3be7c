package atoll.games.smallislands;

import atoll.engine.Words;
import java.util.List;

/**
 * A move as an int: its kind in the low bits, then whatever it needs: a cell, a face and its turn,
 * or a token and where it goes, or two cells, or two cards, or a number.
 */
final class Moves {
  // The kinds, in the order in which a phase lists them.
  static final int START = 0;
  static final int CHOOSE = 1;
  static final int KEEP = 2;
  static final int TAKE = 3;
  static final int LAND = 4;
  static final int PLACE = 5;
  static final int DISCARD = 6;
  static final int TOKEN = 7;
  static final int SAIL = 8;
  static final int ERUPT = 9;
  static final int PASS = 10;
  static final int HOUSE = 11;
  static final int DONE = 12;
  static final int DISCOVERY = 13;
  static final int TURN = 14;
  static final int ALEXIS = 15;

  private static final List<String> WORDS =
      List.of(
          Words.split(
              "start choose keep take land place discard token sail erupt pass house done discovery"
                  + " turn alexis",
              ' '));

  private static final List<String> SHIPS = List.of("own", "grey");

  /** The largest value of a discovery token that a move can hold. */
  static final int HIGHEST_DISCOVERY = 15;

  private static final int CELL = 4; // 9 bits
  private static final int TURN_OF = 13; // 2 bits
  private static final int FACE = 15; // 6 bits
  private static final int OWN = 13; // 1 bit
  private static final int WHERE = 13; // 4 bits
  private static final int SHOWS = 17; // 3 bits
  private static final int TOKEN_KIND = 20; // 2 bits
  private static final int TARGET = 13; // 9 bits
  private static final int NUMBER = 4;
  private static final int SECOND = 9; // 5 bits

  private static final int SYMBOLS_ON_A_REGION = 5;

  private Moves() {}

  /** Lays a face: to {@link #START} with, or to {@link #PLACE}. */
  static int lay(int kind, int face, int cell, int turn) {
    return kind | cell << CELL | turn << TURN_OF | face << FACE;
  }

  /** Chooses or keeps an objective, or in Advanced mode a mission and a reward, which else is 0. */
  static int hold(int kind, int card, int reward) {
    return kind | card << NUMBER | reward << SECOND;
  }

  /** Takes the tile of a slot, from 0. */
  static int take(int slot) {
    return TAKE | slot << NUMBER;
  }

  static int land(boolean own, int cell) {
    return LAND | cell << CELL | (own ? 1 << OWN : 0);
  }

  static int discard(int face) {
    return DISCARD | face << FACE;
  }

  static int token(int token, int shows, int cell, int where) {
    return build(TOKEN, cell, where) | token << TOKEN_KIND | shows << SHOWS;
  }

  /** Builds a {@link #HOUSE}, or that of {@link #ALEXIS}, on a tile and where on it. */
  static int build(int kind, int cell, int where) {
    return kind | cell << CELL | where << WHERE;
  }

  static int discovery(int value) {
    return DISCOVERY | value << NUMBER;
  }

  static int sail(int from, int to) {
    return SAIL | from << CELL | to << TARGET;
  }

  static int erupt(int cell) {
    return ERUPT | cell << CELL;
  }

  /** Turns the tile of Alexis. */
  static int alexisTurn(int turn) {
    return TURN | turn << TURN_OF;
  }

  static int kind(int move) {
    return move & 15;
  }

  /** Whether the others see only that the seat decided, not on what. */
  static boolean isSecret(int move) {
    int kind = kind(move);
    return kind == CHOOSE || kind == KEEP || kind == DISCOVERY;
  }

  static int cell(int move) {
    return move >> CELL & 511;
  }

  /** Where a ship sails to. */
  static int target(int move) {
    return move >> TARGET & 511;
  }

  static int turn(int move) {
    return move >> TURN_OF & 3;
  }

  static int face(int move) {
    return move >> FACE & 63;
  }

  static int where(int move) {
    return move >> WHERE & 15;
  }

  static int shows(int move) {
    return move >> SHOWS & 7;
  }

  static int token(int move) {
    return move >> TOKEN_KIND & 3;
  }

  /** The objective or mission chosen or kept. */
  static int card(int move) {
    return move >> NUMBER & 31;
  }

  static int reward(int move) {
    return move >> SECOND & 31;
  }

  static int slot(int move) {
    return move >> NUMBER & 3;
  }

  static int value(int move) {
    return move >> NUMBER & HIGHEST_DISCOVERY;
  }

  static boolean isOwnShip(int move) {
    return (move >> OWN & 1) != 0;
  }

  // The notation.

  static String write(Rules rules, int move) {
    String word = WORDS.get(kind(move));
    String cell = " " + Grid.name(cell(move));
    String place = " " + place(where(move));
    return switch (kind(move)) {
      case START, PLACE -> word + " " + rules.tiles().name(face(move)) + cell + " r" + turn(move);
      case CHOOSE, KEEP -> word + " " + cards(rules.cards(), move);
      case TAKE -> word + " " + (slot(move) + 1);
      case LAND -> word + (isOwnShip(move) ? " own" : " grey") + cell;
      case DISCARD -> word + " " + rules.tiles().name(face(move));
      case TOKEN -> word + " " + shown(move) + cell + place;
      case HOUSE, ALEXIS -> word + cell + place;
      case DISCOVERY -> word + " " + value(move);
      case TURN -> word + " r" + turn(move);
      case SAIL -> word + cell + " " + Grid.name(target(move));
      case ERUPT -> word + cell;
      default -> word;
    };
  }

  /** A token, and what it shows from now on. */
  private static String shown(int move) {
    return Tokens.name(token(move)) + " " + Symbols.NAMES.of(shows(move));
  }

  private static String cards(Cards cards, int move) {
    String first = cards.name(0, card(move));
    return cards.areAdvanced() ? first + " " + cards.name(1, reward(move)) : first;
  }

  /** A symbol like {@code b1}, or a region like {@code b}. */
  static String place(int where) {
    String region = Places.letter(where) == 0 ? "a" : "b";
    int number = Places.number(where);
    return number == 0 ? region : region + number;
  }

  static int read(Rules rules, String text) {
    Words words = new Words(text);
    int kind = words.oneOf(WORDS, "one of " + String.join(", ", WORDS));
    Tiles tiles = rules.tiles();
    int move =
        switch (kind) {
          case START -> lay(kind, tiles.readStarting(words), Grid.read(words), words.turn(4));
          case CHOOSE, KEEP -> readCards(rules.cards(), kind, words);
          case TAKE -> take(words.whole("a slot, 1 to 3", 1, Supply.SLOTS) - 1);
          case LAND -> land(words.oneOf(SHIPS, "own or grey") == 0, Grid.read(words));
          case PLACE -> lay(kind, tiles.readLandscape(words), Grid.read(words), words.turn(4));
          case DISCARD -> discard(tiles.readLandscape(words));
          case TOKEN -> readToken(words);
          case HOUSE, ALEXIS -> build(kind, Grid.read(words), readPlace(words, false));
          case DISCOVERY -> readDiscovery(rules.pieces(), words);
          case TURN -> alexisTurn(words.turn(4));
          case SAIL -> sail(Grid.read(words), Grid.read(words));
          case ERUPT -> erupt(Grid.read(words));
          default -> kind;
        };
    words.end();
    return move;
  }

  private static int readCards(Cards cards, int kind, Words words) {
    int card = cards.read(0, words);
    return hold(kind, card, cards.areAdvanced() ? cards.read(1, words) : 0);
  }

  private static int readDiscovery(Pieces pieces, Words words) {
    int least = pieces.smallestDiscovery();
    int most = pieces.largestDiscovery();
    return discovery(words.whole("a value, " + least + " to " + most, least, most));
  }

  private static int readToken(Words words) {
    int token = Tokens.read(words);
    int shows = Symbols.NAMES.named(words.next("what it shows"));
    if (shows != Symbols.PORT && shows >= Symbols.RESOURCES) {
      throw words.wrong("what it shows: flower, fruit, leaf or port");
    }
    return token(token, shows, Grid.read(words), readPlace(words, shows == Symbols.PORT));
  }

  private static int readPlace(Words words, boolean isRegion) {
    String what = isRegion ? "a region, a or b" : "a symbol like a1";
    String word = words.next(what);
    int region = word.startsWith("a") ? 0 : word.startsWith("b") ? 1 : -1;
    if (region < 0 || isRegion != (word.length() == 1)) {
      throw words.wrong(what);
    }
    int number = isRegion ? 0 : words.whole(word.substring(1), what, 1, SYMBOLS_ON_A_REGION);
    return Places.where(region, number);
  }
}
