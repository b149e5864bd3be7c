package atoll.games.myisland;

import atoll.engine.Bits;
import atoll.engine.Canvas;
import atoll.engine.Position;
import atoll.engine.grid.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game as text: the open cards with their tiles, then every seat's island, two beside each other.
 * In front of a row stands its letter, behind it the number of its last space.
 */
final class Diagram {
  private static final int COLUMNS_A_HALF_STEP = 2;
  private static final int COLUMNS_AN_ISLAND = 62;
  private static final int LONGEST_LINE = 110;
  private static final int ISLANDS_A_LINE = 2;

  private final MyIslandPosition position;
  private final Rules rules;
  private final Book book;
  private final Traits traits;
  private final Tiles tiles;
  private final Board board;
  private final int viewer;
  private final Canvas canvas = new Canvas();
  private final Set<Integer> stickers = new TreeSet<>(); // that are to be explained
  private boolean hasCubes;
  private boolean hasFlood;

  Diagram(MyIslandPosition position, int viewer) {
    this.position = position;
    rules = position.rules;
    book = rules.book;
    traits = book.traits;
    tiles = book.tiles;
    board = rules.board;
    this.viewer = viewer;
  }

  String draw() {
    canvas.line(title()).line(cards());
    if (position.course.cards.open() > 0) {
      tiles();
    }
    for (int i = 0; i < position.course.goals.size(); i++) {
      Goal goal = book.goals.get(position.course.goals.get(i));
      canvas.line("goal " + goal.name() + ": " + goal.text());
    }
    for (int seat = 0; seat < position.seats(); seat += ISLANDS_A_LINE) {
      canvas.line("");
      for (int i = 0; i < ISLANDS_A_LINE && seat + i < position.seats(); i++) {
        island(seat + i, COLUMNS_AN_ISLAND * i);
      }
      canvas.below();
    }
    canvas.line("");
    legend();
    canvas.line("");
    return canvas
        .standing(position, seat -> position.course.seatSeenBy(viewer, seat).track.token())
        .toString();
  }

  private String title() {
    String title =
        rules.isEpisode()
            ? (position.course.isCampaign() ? "Campaign, episode " : "Episode ")
                + rules.episode
                + ": "
                + rules.title
            : rules.title;
    return title + ", " + position.course.phase().word;
  }

  private String cards() {
    Cards cards = position.course.cards;
    StringBuilder line = new StringBuilder("round " + cards.round() + " of " + cards.rounds);
    line.append(", to come:");
    for (long rest = cards.toCome(); rest != 0; rest = Bits.rest(rest)) {
      line.append(' ').append(Bits.first(rest));
    }
    return line.toString();
  }

  /** The tiles of the open cards, unturned. */
  private void tiles() {
    Cards cards = position.course.cards;
    canvas.below();
    int column = 0;
    for (int i = 0; i < cards.open(); i++) {
      int tile = cards.open(i);
      String name = "t" + tile + ": ";
      int top = 0;
      int left = 0;
      for (int j = 0; j < tiles.size[tile]; j++) {
        top = Math.min(top, tiles.r(Tiles.space(tile, j), 0));
        left = Math.min(left, half(tile, j));
      }
      canvas.put(-top, column, name);
      for (int j = 0; j < tiles.size[tile]; j++) {
        canvas.put(
            tiles.r(Tiles.space(tile, j), 0) - top,
            column + name.length() + (half(tile, j) - left) * COLUMNS_A_HALF_STEP,
            letter(tiles.symbol[Tiles.space(tile, j)]));
      }
      column += COLUMNS_AN_ISLAND / 2;
    }
    canvas.below();
  }

  /** How many half steps a tile's space lies to the right of its first. */
  private int half(int tile, int i) {
    return 2 * tiles.q(Tiles.space(tile, i), 0) + tiles.r(Tiles.space(tile, i), 0);
  }

  private void island(int seat, int column) {
    Seat seen = position.course.seatSeenBy(viewer, seat);
    canvas.put(0, column, heading(seat, seen));
    for (int row = 0; row < board.rows.length; row++) {
      canvas.put(row + 1, column, Board.letter(row));
      int at = column + 2 + board.rowStart(row) * COLUMNS_A_HALF_STEP;
      CellSet spaces = board.rows[row];
      for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
        canvas.put(row + 1, at, sign(seen, space));
        at += 2 * COLUMNS_A_HALF_STEP;
      }
      canvas.put(row + 1, at, String.valueOf(spaces.count()));
    }
  }

  private String heading(int seat, Seat seen) {
    StringBuilder heading = new StringBuilder("seat " + seat);
    if (position.course.isCampaign()) {
      String name = position.course.board(seat).name();
      heading.append(", ").append(name.isEmpty() ? book.nameless : name);
    }
    heading.append(seen.isIn() ? "" : ", has stopped");
    if (seen.raft() != Seat.NO_TILE) {
      heading.append(", raft t").append(seen.raft());
    }
    if (seen.goal() != Goal.NONE) {
      heading.append(", goal ").append(book.goals.get(seen.goal()).name());
    }
    int toPlace = position.course.toPlace(seat);
    if (toPlace > 0) {
      heading.append(", stickers to place: ").append(toPlace);
    }
    if (viewer != seat && viewer != Position.OPEN && position.unseen(seat) > 0) {
      heading.append(", has moved unseen");
    }
    return heading.toString();
  }

  /** What a space shows: symbols, a sticker, water, or the terrain; a star where a cube lies. */
  private String sign(Seat seen, int space) {
    String sign = symbols(seen.island, space);
    if (sign.isEmpty() && seen.island.flooded.has(space)) {
      hasFlood = true;
      sign = "~";
    } else if (sign.isEmpty() && seen.ground.stickered.has(space)) {
      Sticker sticker = seen.ground.sticker(space);
      stickers.add(sticker.number());
      sign = sticker.sign();
    } else if (sign.isEmpty()) {
      sign = traits.word(seen.ground.terrain(space)).substring(0, 1);
    }
    if (seen.island.hasCube(space)) {
      hasCubes = true;
      sign += "*";
    }
    return sign;
  }

  private String symbols(Island island, int space) {
    StringBuilder symbols = new StringBuilder();
    for (int symbol = 0; symbol < Traits.SYMBOLS && island.covered().has(space); symbol++) {
      if (island.of(symbol).has(space)) {
        symbols.append(letter(symbol)).append(island.isDoubled(space) ? letter(symbol) : "");
      }
    }
    return symbols.toString();
  }

  private String letter(int symbol) {
    return traits.word(symbol).substring(0, 1).toUpperCase(Locale.ROOT);
  }

  private void legend() {
    List<String> signs = new ArrayList<>();
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      signs.add(letter(symbol) + " " + traits.word(symbol));
    }
    for (String terrain : traits.terrains()) {
      signs.add(terrain.charAt(0) + " " + terrain);
    }
    if (hasFlood) {
      signs.add("~ flooded");
    }
    if (hasCubes) {
      signs.add("* cube");
    }
    for (int kind : stickers) {
      signs.add(book.stickers.get(kind).sign() + " " + book.stickers.get(kind).name());
    }
    StringBuilder line = new StringBuilder();
    for (String sign : signs) {
      if (line.length() + sign.length() > LONGEST_LINE) {
        canvas.line(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : ", ").append(sign);
    }
    canvas.line(line.toString());
  }
}
