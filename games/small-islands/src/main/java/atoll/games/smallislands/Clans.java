package atoll.games.smallislands;

import atoll.engine.Bits;
import atoll.engine.State;
import java.util.Arrays;

/**
 * What the players have before them, for all to see: points, houses, bonus tokens and ships. The
 * players are the seats and in solo Alexis.
 */
final class Clans {
  private final Pieces pieces;
  private final int players;
  private final int[] points;
  private final byte[] houses; // at hand
  private final byte[] reserve; // houses in reserve
  private final byte[] tokens; // as a set
  private final int[] lastTile; // when the player placed its last tile, counted in tiles
  private final int[] lastCell; // where
  private int ownShips; // players whose own ship is still there, as a set
  private int greyShips;
  private int tiles;

  Clans(Rules rules) {
    pieces = rules.pieces();
    players = rules.players();
    points = new int[players];
    houses = new byte[players];
    reserve = new byte[players];
    tokens = new byte[players];
    lastTile = new int[players];
    lastCell = new int[players];
    Arrays.fill(houses, (byte) pieces.housesAtHand());
    Arrays.fill(reserve, (byte) (pieces.houses() - pieces.housesAtHand()));
    Arrays.fill(tokens, (byte) Tokens.ALL);
    if (rules.isSolo()) {
      houses[Rules.ALEXIS] = (byte) pieces.houses();
      reserve[Rules.ALEXIS] = 0;
      tokens[Rules.ALEXIS] = 0;
    }
    ownShips = (1 << rules.seats()) - 1;
    greyShips = Ships.ALL - rules.seats();
  }

  /** The points from rewards, as many as they may be (R25). */
  int points(int player) {
    return points[player];
  }

  void gain(int player, int more) {
    points[player] += more;
  }

  int houses(int player) {
    return houses[player];
  }

  int reserve(int player) {
    return reserve[player];
  }

  void useHouse(int player) {
    houses[player]--;
  }

  /** Takes houses from the reserve until enough are at hand or the reserve is empty (R24). */
  void refillHouses(int player) {
    int more = Math.min(pieces.housesAtHand() - houses[player], reserve[player]);
    houses[player] = (byte) (houses[player] + more);
    reserve[player] = (byte) (reserve[player] - more);
  }

  /** The bonus tokens not used, as a set. */
  int tokens(int player) {
    return tokens[player];
  }

  void useToken(int player, int token) {
    tokens[player] = (byte) (tokens[player] & ~(1 << token));
  }

  boolean hasOwnShip(int player) {
    return Bits.has(ownShips, player);
  }

  int greyShips() {
    return greyShips;
  }

  /** Takes a ship; where there is no grey one, it is seat 0's own, turned to its grey side. */
  void useShip(int owner) {
    if (owner == Ships.GREY && greyShips > 0) {
      greyShips--;
    } else {
      ownShips &= ~(1 << Math.max(owner, 0));
    }
  }

  /** A Landscape or Ship tile was placed. */
  void placed(int player, int cell) {
    lastTile[player] = ++tiles;
    lastCell[player] = cell;
  }

  /** A Starting tile was placed: it counts for where, but not for when (R32). */
  void started(int player, int cell) {
    lastCell[player] = cell;
  }

  /** When the player placed its last tile; 0 if it never did. */
  int lastTile(int player) {
    return lastTile[player];
  }

  int lastCell(int player) {
    return lastCell[player];
  }

  void copyFrom(Clans other) {
    System.arraycopy(other.points, 0, points, 0, players);
    System.arraycopy(other.houses, 0, houses, 0, players);
    System.arraycopy(other.reserve, 0, reserve, 0, players);
    System.arraycopy(other.tokens, 0, tokens, 0, players);
    System.arraycopy(other.lastTile, 0, lastTile, 0, players);
    System.arraycopy(other.lastCell, 0, lastCell, 0, players);
    ownShips = other.ownShips;
    greyShips = other.greyShips;
    tiles = other.tiles;
  }

  void state(State state) {
    state.part("clans");
    state.numbers("points", points);
    state.numbers("houses", houses);
    state.numbers("reserve", reserve);
    state.numbers("tokens", tokens);
    state.numbers("lastTile", lastTile);
    state.numbers("lastCell", lastCell);
    ownShips = state.number("ownShips", ownShips);
    greyShips = state.number("greyShips", greyShips);
    tiles = state.number("tiles", tiles);
  }
}
