package atoll.games.lordofmyisland;

import atoll.engine.Bits;
import atoll.engine.Names;
import atoll.engine.Refused;
import atoll.engine.json.Fields;
import atoll.engine.json.Json;
import java.util.List;
import java.util.Map;

/**
 * A tile as the component file describes it, lying at {@code r0}.
 *
 * @param kind 0 for a quarter, then half, three-quarter, full, specialty
 * @param set in the game from so many seats on
 * @param corners NW, NE, SE, SW, each {@code L} or {@code W}
 * @param roads each the ends that meet: letters of exits, numbers of communities
 * @param turns how many ways of turning it look different
 */
record Tile(
    String id,
    int kind,
    int set,
    int value,
    String corners,
    List<String> communities,
    List<String> roads,
    int turns) {

  static final Names KINDS =
      new Names("kind of tile", List.of("quarter", "half", "three-quarter", "full", "specialty"));

  static final int HALF = 1;

  /** There is a white die for each. */
  static final int MOST_COMMUNITIES = 3;

  Tile {
    if (communities.size() > MOST_COMMUNITIES) {
      throw new Refused("a tile has at most " + MOST_COMMUNITIES + " communities");
    }
  }

  static Tile read(Map<String, Object> data) {
    Tile tile =
        new Tile(
            Fields.text(data, "id"),
            KINDS.named(Fields.text(data, "kind")),
            Fields.whole(data, "set"),
            Fields.whole(data, "value"),
            Fields.text(data, "corners"),
            Json.texts(data.get("communities")),
            Json.texts(data.get("roads")),
            Fields.whole(data, "turns"));
    if (tile.districts() > Pieces.DISTRICTS) {
      throw new Refused(
          "the communities of a tile form at most "
              + Pieces.DISTRICTS
              + " districts, not "
              + tile.districts()
              + " as on "
              + Json.brief(tile.id));
    }
    return tile;
  }

  /** How many parts the tile's roads join its communities into. */
  private int districts() {
    return Long.bitCount(Bits.where(communities.size(), i -> Bits.first(reachableFrom(i)) == i));
  }

  /** The communities on one of the roads, as a set of bits. */
  static int communitiesOn(String road) {
    return Bits.of(road.chars().filter(Character::isDigit).map(digit -> digit - '0').toArray());
  }

  /** The communities that a walk over the tile's roads leads to from the given one, itself too. */
  int reachableFrom(int community) {
    int reached = 1 << community;
    for (int step = 0; step < communities.size(); step++) {
      for (String road : roads) {
        if ((communitiesOn(road) & reached) != 0) {
          reached |= communitiesOn(road);
        }
      }
    }
    return reached;
  }

  /** The communities of a kind, as a set of bits. */
  int communitiesOfKind(String kind) {
    return (int) Bits.where(communities.size(), i -> communities.get(i).equals(kind));
  }
}
