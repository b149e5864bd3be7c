package atoll.games.firstisland;

import atoll.engine.Bits;
import atoll.engine.grid.Hexes;
import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * One way to lay a card's shape on the island, turned and mirrored as it is: a part for each
 * placement and how far its hex is from the first one's, the anchor. Where the shape fits is found
 * for all anchors at once: rotated back by its distance, the set of hexes where a tribe has the
 * part of a placement is the set of anchors that this placement allows. Rotations may wrap around;
 * the anchors that keep the shape on the island are known beforehand and leave those out.
 */
final class Shape {
  /** As many missing placements as are worth telling apart. */
  static final int FAR = 4;

  /** Where an anchor may be for the whole shape to be on the island. */
  final int anchors;

  final int[] parts; // of each placement
  private final int[] distances;
  private final int[] having = new int[Parts.COUNT]; // the placements that have each part
  private final int hexesAtZero;

  /** A placement of a drawn shape. */
  record Placement(int q, int r, int part) {
    static Placement read(List<Object> data) {
      int part = Parts.NAMES.named(Json.text(data.get(2)));
      return new Placement(Json.whole(data.get(0)), Json.whole(data.get(1)), part);
    }

    Placement turned() {
      return new Placement(
          Hexes.turnedQ(q, r, 1), Hexes.turnedR(q, r, 1), isWhole() ? part : Hexes.turned(part, 1));
    }

    Placement mirrored() {
      return new Placement(Hexes.mirroredQ(q, r), r, isWhole() ? part : Hexes.mirrored(part));
    }

    Placement from(Placement first) {
      return new Placement(q - first.q, r - first.r, part);
    }

    private boolean isWhole() {
      return part == Parts.WHOLE;
    }
  }

  private Shape(Board board, List<Placement> placements) {
    parts = new int[placements.size()];
    distances = new int[placements.size()];
    int possible = board.island;
    int hexes = 0;
    for (int i = 0; i < parts.length; i++) {
      Placement placement = placements.get(i);
      parts[i] = placement.part;
      having[placement.part] |= 1 << i;
      distances[i] = Board.number(placement.q, placement.r);
      hexes |= 1 << distances[i]; // a shift counts modulo 32, so this is already a rotation
      for (int rest = possible; rest != 0; rest = Bits.rest(rest)) {
        int anchor = Bits.first(rest);
        if (!board.hasBeyond(anchor, placement.q, placement.r)) {
          possible &= ~(1 << anchor);
        }
      }
    }
    anchors = possible;
    hexesAtZero = hexes;
  }

  /** The up to twelve different forms of a shape. */
  static List<Shape> forms(Board board, List<Placement> drawn) {
    Set<List<Placement>> forms = new LinkedHashSet<>();
    List<Placement> turning = drawn;
    for (int turn = 0; turn < Board.SIDES; turn++) {
      forms.add(fromFirst(turning));
      forms.add(fromFirst(each(turning, Placement::mirrored)));
      turning = each(turning, Placement::turned);
    }
    return forms.stream().map(form -> new Shape(board, form)).toList();
  }

  /** The same shape in reading order, its first placement at 0,0. */
  private static List<Placement> fromFirst(List<Placement> placements) {
    List<Placement> sorted = new ArrayList<>(placements);
    sorted.sort(Comparator.comparingInt(Placement::r).thenComparingInt(Placement::q));
    Placement first = sorted.getFirst();
    return each(sorted, placement -> placement.from(first));
  }

  private static List<Placement> each(List<Placement> placements, UnaryOperator<Placement> change) {
    return placements.stream().map(change).toList();
  }

  /** The anchors at which the tribe has the shape on the map, none of it fenced (R13). */
  int fits(IslandMap map, int tribe) {
    int fits = anchors;
    for (int i = 0; i < parts.length && fits != 0; i++) {
      fits &= Integer.rotateRight(map.unfenced(tribe, parts[i]), distances[i]);
    }
    return fits;
  }

  /**
   * Where the shape lacks the fewest placements: the rest of it is there, unfenced, and the hexes
   * of the missing ones are empty. {@link #missing} tells how many, {@link #FAR} if it is nowhere
   * nearer, and {@link #anchor} where.
   */
  int nearest(IslandMap map, int tribe) {
    int none = anchors;
    int one = 0;
    int two = 0;
    int three = 0;
    for (int i = 0; i < parts.length; i++) {
      int there = Integer.rotateRight(map.unfenced(tribe, parts[i]), distances[i]);
      int open = Integer.rotateRight(map.empty(), distances[i]);
      three = (three & there) | (two & open);
      two = (two & there) | (one & open);
      one = (one & there) | (none & open);
      none &= there;
    }
    if ((none | one) != 0) {
      return none != 0 ? nearest(0, none) : nearest(1, one);
    }
    return two != 0 ? nearest(2, two) : three != 0 ? nearest(3, three) : nearest(FAR, 1);
  }

  private static int nearest(int missing, int anchors) {
    return missing << 5 | Bits.first(anchors);
  }

  /** How many placements are missing, of what {@link #nearest} has found. */
  static int missing(int nearest) {
    return nearest >> 5;
  }

  /** The anchor of what {@link #nearest} has found. */
  static int anchor(int nearest) {
    return nearest & 31;
  }

  /**
   * How many placements are missing where the fewest are, with a placement of the tribe among those
   * that are there; {@code most} unless there are fewer.
   */
  int missingWith(IslandMap map, int tribe, int hex, int part, int most) {
    int fewest = most;
    for (int rest = having[part]; rest != 0; rest = Bits.rest(rest)) {
      int anchor = hex - distances[Bits.first(rest)];
      if (anchor >= 0 && Bits.has(anchors, anchor)) {
        fewest = Math.min(fewest, missingAt(map, tribe, anchor, fewest));
      }
    }
    return fewest;
  }

  /**
   * How many placements are missing at an anchor, unless it cannot be done with fewer than most.
   */
  private int missingAt(IslandMap map, int tribe, int anchor, int most) {
    int missing = 0;
    for (int i = 0; i < parts.length && missing < most; i++) {
      int hex = anchor + distances[i];
      if (!Bits.has(map.unfenced(tribe, parts[i]), hex)) {
        missing = Bits.has(map.empty(), hex) ? missing + 1 : most;
      }
    }
    return missing;
  }

  /** The empty hexes where one placement would complete the shape: all the others are there. */
  int completing(IslandMap map, int tribe, int last) {
    int fits = anchors & Integer.rotateRight(map.empty(), distances[last]);
    for (int i = 0; i < parts.length && fits != 0; i++) {
      if (i != last) {
        fits &= Integer.rotateRight(map.unfenced(tribe, parts[i]), distances[i]);
      }
    }
    return Integer.rotateLeft(fits, distances[last]);
  }

  /** The hexes that the shape covers from an anchor. */
  int hexes(int anchor) {
    return Integer.rotateLeft(hexesAtZero, anchor);
  }
}
