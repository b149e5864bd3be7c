package atoll.games.lordofmyisland;

/**
 * Which communities of a seat are joined one to the next: a union of districts, two for each
 * square. Every territory is known by one of its districts and carries its tally, so that dice are
 * paid without walking the board. Territories only ever grow and join; a single tile is one (R40).
 */
final class Territories {
  private final Pieces pieces;
  private final int[] parent;
  private final long[] tally;

  Territories(Pieces pieces, int squares) {
    this.pieces = pieces;
    parent = new int[Pieces.DISTRICTS * squares];
    tally = new long[Pieces.DISTRICTS * squares];
  }

  void copyFrom(Territories other) {
    System.arraycopy(other.parent, 0, parent, 0, parent.length);
    System.arraycopy(other.tally, 0, tally, 0, tally.length);
  }

  /** The districts of a tile that has just got an owner, each a territory of its own for now. */
  void found(int square, int piece) {
    for (int district = 0; district < pieces.districts[piece]; district++) {
      int node = Pieces.DISTRICTS * square + district;
      parent[node] = node;
      tally[node] = pieces.districtTally(piece, district);
    }
  }

  void join(int square, int district, int otherSquare, int otherDistrict) {
    int one = of(square, district);
    int other = of(otherSquare, otherDistrict);
    if (one != other) {
      parent[one] = other;
      tally[other] += tally[one];
    }
  }

  /** The territory that a district of an owned tile belongs to. */
  int of(int square, int district) {
    int node = Pieces.DISTRICTS * square + district;
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }

  /** How many communities of each kind a territory has. */
  long tally(int territory) {
    return tally[territory];
  }
}
