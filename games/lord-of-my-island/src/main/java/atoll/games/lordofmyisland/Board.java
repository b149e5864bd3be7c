package atoll.games.lordofmyisland;

import atoll.engine.Components;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.Map;

/**
 * The board and the tiles for a number of seats: twelve squares and eighteen tiles for each player,
 * as if there were at least four (R7, R8). Squares are numbered in reading order; the frame around
 * them counts as one more square that is never filled, so that every square has eight neighbours.
 */
final class Board {
  /** How a square sees the three others at one of its corners: their numbers and corners. */
  private static final int OTHERS = 3;

  final Squares squares;
  private final int[] around;
  private final int[] sharing;
  final int[] framePoints; // what is known of each square before anything is laid
  private final CellSet edge = new CellSet();
  final CellSet tiles = new CellSet();

  /** With at most so many empty squares a seat may declare that it plays out. */
  final int playingOutSpaces;

  final int[] stackHeights = new int[Holder.SLOTS];

  private Board(Squares squares, int seats, Tiles all, Numbers numbers) {
    this.squares = squares;
    playingOutSpaces = numbers.playingOut(seats);
    int count = squares.cells();
    around = new int[8 * count];
    sharing = new int[4 * OTHERS * count];
    framePoints = new int[count];
    for (int square = 0; square < count; square++) {
      for (int way = 0; way < 4; way++) {
        around[8 * square + way] = orFrame(squares.beside(square, way));
        around[8 * square + 4 + way] = orFrame(squares.diagonal(square, way));
        if (squares.beside(square, way) == Squares.NONE) {
          edge.add(square);
        }
        if (squares.diagonal(square, way) == Squares.NONE) {
          framePoints[square] = Fitting.fixed(framePoints[square], way, false); // R3
        } else {
          shareCorner(square, way);
        }
      }
    }
    for (int tile = 0; tile < all.count(); tile++) {
      if (all.get(tile).set() <= Math.max(4, seats)) {
        tiles.add(tile);
      }
    }
    for (int tile = 0; tile < tiles.count(); tile++) {
      stackHeights[tile % Holder.SLOTS]++;
    }
  }

  /** The boards in the component file, by the number of seats. */
  static Map<Integer, Board> read(Components components, Tiles tiles, Numbers numbers) {
    Map<Integer, Board> boards = new HashMap<>();
    for (Map<String, Object> data : Json.objects(components.file("board.json").get("boards"))) {
      Squares squares = new Squares(Fields.whole(data, "rows"), Fields.whole(data, "columns"));
      for (Object number : Json.list(data.get("seats"))) {
        int seats = Json.whole(number);
        boards.put(seats, new Board(squares, seats, tiles, numbers));
      }
    }
    return boards;
  }

  private int orFrame(int square) {
    return square == Squares.NONE ? frame() : square;
  }

  /** The other squares at a corner: the one diagonally across and the two beside it. */
  private void shareCorner(int square, int corner) {
    int first = OTHERS * (4 * square + corner);
    int before = Squares.turned(corner, 3);
    int after = Squares.turned(corner, 1);
    // The side that a corner has the number of begins there, clockwise; the one before ends there.
    sharing[first] = 4 * squares.diagonal(square, corner) + Squares.turned(corner, 2);
    sharing[first + 1] = 4 * squares.beside(square, corner) + before;
    sharing[first + 2] = 4 * squares.beside(square, before) + after;
  }

  /** The square that stands for everything outside. */
  int frame() {
    return squares.cells();
  }

  /** The square across a side, perhaps the frame. */
  int beside(int square, int side) {
    return around[8 * square + side];
  }

  /** One of the eight neighbours, the four beside the square first; perhaps the frame. */
  int around(int square, int way) {
    return around[8 * square + way];
  }

  /** One of the three others at a corner that is not on the frame, for the next two methods. */
  int sharing(int square, int corner, int other) {
    return sharing[OTHERS * (4 * square + corner) + other];
  }

  static int sharingSquare(int sharing) {
    return sharing >> 2;
  }

  static int sharingCorner(int sharing) {
    return sharing & 3;
  }

  boolean isEdge(int square) {
    return edge.has(square);
  }
}
