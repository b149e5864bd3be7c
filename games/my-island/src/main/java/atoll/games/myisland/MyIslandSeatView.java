package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Sink;
import atoll.engine.grid.CellSet;

/** What everybody sees of one seat: its island with tiles, groups and roads, and its track. */
final class MyIslandSeatView {
  private final MyIslandPosition position;
  private final MyIslandRules rules;
  private final int seat;
  private final Island island;
  private final MyIslandBoard board;
  private final Track track;
  private final Sink sink;

  MyIslandSeatView(MyIslandPosition position, int seat, Sink sink) {
    this.position = position;
    this.rules = position.rules();
    this.seat = seat;
    this.island = position.island(seat);
    this.board = rules.board();
    this.track = position.track(seat);
    this.sink = sink;
  }

  void write() {
    if (position.isCampaign()) {
      sink.put("name", position.state(seat).name());
    }
    sink.put("token", track.token()).put("held", track.isHeld());
    sink.put("in", position.isIn(seat)).put("due", position.mayAct(seat));
    progress();
    terrain();
    BoardState.writeStickers(sink, island);
    BoardState.writeMarks(sink, island);
    tiles();
    groups();
    roads();
    rings();
    history();
  }

  /** The circles earned, once the episode has been assessed, and the stickers still to place. */
  private void progress() {
    boolean isAssessed =
        switch (position.phase()) {
          case START_STICKERS, PLAY -> false;
          case END_STICKERS, OVER -> rules.isEpisode();
        };
    if (isAssessed) {
      sink.put("standing", position.standing(seat)).put("circles", position.circles(seat));
    }
    if (position.isCampaign()) {
      int circles = isAssessed ? position.circles(seat) : 0;
      sink.put("progress", position.state(seat).progressWith(circles));
    }
    if (position.mayAct(seat) && position.phase() != MyIslandPosition.Phase.PLAY) {
      sink.beginArray("stick");
      for (Grant.Choice choice : position.due(seat).choices()) {
        sink.add(choice.sticker().kind());
      }
      sink.end();
    }
  }

  /** The terrain of every space as it is now, a letter each, row by row. */
  private void terrain() {
    sink.beginArray("terrain");
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder letters = new StringBuilder();
      CellSet spaces = board.row(row);
      for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
        letters.append(Traits.letter(island.terrain(space)));
      }
      sink.add(letters.toString());
    }
    sink.end();
  }

  /**
   * What became of each card's tile: where it lies and what its spaces show, or that it does not.
   */
  private void tiles() {
    sink.beginArray("tiles");
    for (int round = 1; round <= position.round(); round++) {
      int deed = position.deed(seat, round);
      if (deed == MyIslandPosition.NOTHING) {
        continue;
      }
      sink.beginObject().put("tile", position.card(round)).put("round", round);
      if (MyIslandMoves.isPlace(deed)) {
        placement(position.card(round), MyIslandMoves.space(deed), MyIslandMoves.turn(deed));
      } else {
        sink.put(MyIslandMoves.write(board, deed), true);
      }
      sink.end();
    }
    sink.end();
  }

  private void placement(int tile, int anchor, int turn) {
    sink.put("turn", turn).beginArray("spaces");
    int start = Footprints.start(tile, turn);
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      int tileSpace = MyIslandTiles.space(tile, i);
      int space = anchor + board.footprints().fromAnchor(start + i);
      sink.beginObject().put("at", board.name(space)).beginArray("symbols");
      sink.add(Traits.word(MyIslandTiles.symbol(tileSpace)));
      if (island.tiles().hasSticker(tileSpace)) {
        sink.add(Traits.word(island.tiles().added(tileSpace)));
      }
      sink.end().end();
    }
    sink.end();
  }

  private void groups() {
    sink.beginArray("groups");
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      CellSet rest = new CellSet();
      rest.set(island.of(symbol));
      while (!rest.isEmpty()) {
        CellSet group = island.group(symbol, rest.first());
        sink.beginObject().put("symbol", Traits.word(symbol)).put("size", island.size(group));
        sink.beginArray("spaces");
        MyIslandView.names(sink, board, group);
        sink.end();
        cubes(symbol, group);
        sink.end();
        rest.removeAll(group);
      }
    }
    sink.end();
  }

  /** The cubes on a group: what it has scored for, and where the cube lies. */
  private void cubes(int symbol, CellSet group) {
    sink.beginArray("cubes");
    for (Piece piece : rules.pieces()) {
      if (piece instanceof GroupPiece scored && scored.symbol() == symbol) {
        CellSet cubes = island.cubes(scored.line().number());
        for (int space = cubes.first(); space >= 0; space = cubes.after(space)) {
          if (group.has(space)) {
            cube(scored.line(), space);
          }
        }
      }
    }
    sink.end();
  }

  private void cube(Line line, int space) {
    sink.beginObject().put("key", line.key()).put("at", board.name(space)).end();
  }

  /** The roads that have scored, each with all that hangs together with its start. */
  private void roads() {
    sink.beginArray("roads");
    for (Piece piece : rules.pieces()) {
      if (piece instanceof RoadPiece road) {
        CellSet starts = island.cubes(road.line().number());
        for (int start = starts.first(); start >= 0; start = starts.after(start)) {
          sink.beginObject().put("key", road.line().key()).put("from", board.name(start));
          sink.beginArray("spaces");
          MyIslandView.names(sink, board, island.groupsBeside(road.symbol(), start));
          sink.end().end();
        }
      }
    }
    sink.end();
  }

  /** The features that have scored for what lies around them. */
  private void rings() {
    sink.beginArray("rings");
    for (Piece piece : rules.pieces()) {
      if (piece instanceof AroundPiece ring) {
        CellSet cubes = island.cubes(ring.line().number());
        for (int space = cubes.first(); space >= 0; space = cubes.after(space)) {
          cube(ring.line(), space);
        }
      }
    }
    sink.end();
  }

  /** Every gain and loss in order: in which round, for what, where, and how often at the end. */
  private void history() {
    Ints history = track.history();
    sink.beginArray("history");
    for (int i = 0; i < history.size(); i++) {
      int entry = history.get(i);
      int round = MyIslandHistory.round(entry);
      sink.beginObject().put("round", round);
      if (MyIslandHistory.isPass(entry)) {
        sink.put("card", position.card(round)).put("key", "pass").put("points", rules.pass());
      } else {
        Line line = rules.pieces().get(MyIslandHistory.piece(entry)).line();
        sink.put("key", line.key());
        if (round == MyIslandHistory.END) {
          int count = MyIslandHistory.count(entry);
          int points = count * line.points();
          sink.put("count", count).put("points", points);
        } else {
          sink.put("card", position.card(round)).put("points", line.points());
          sink.put("at", board.name(MyIslandHistory.space(entry)));
        }
      }
      sink.end();
    }
    sink.end();
  }
}
