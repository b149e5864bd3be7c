package atoll.games.myisland;

import atoll.engine.grid.CellSet;

/** Scores for each space just covered that is of {@code on} and now shows {@code symbol}. */
record CoverPiece(Line line, int symbol, int on) implements Piece.AtOnce {
  @Override
  public void score(Island island, Track track, int round) {
    CellSet scoring = island.placedShowing(symbol);
    scoring.keep(island.of(on));
    for (int space = scoring.first(); space >= 0; space = scoring.after(space)) {
      track.score(line, round, space);
    }
  }
}
