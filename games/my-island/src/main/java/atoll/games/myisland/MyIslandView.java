package atoll.games.myisland;

import atoll.engine.Sink;
import atoll.engine.grid.CellSet;

/**
 * What everybody sees, which is everything there is: the rules of the day, the cards, and every
 * seat's island and track (R13).
 */
final class MyIslandView {
  private final MyIslandPosition position;
  private final MyIslandRules rules;
  private final Sink sink;

  MyIslandView(MyIslandPosition position, Sink sink) {
    this.position = position;
    this.rules = position.rules();
    this.sink = sink;
  }

  void write() {
    rules();
    board();
    cards();
    sink.beginArray("seats");
    for (int seat = 0; seat < position.seats(); seat++) {
      sink.beginObject();
      new MyIslandSeatView(position, seat, sink).write();
      sink.end();
    }
    sink.end();
  }

  private void rules() {
    sink.put("mode", rules.isEpisode() ? "episode" : "eternal").put("title", rules.title());
    if (rules.isEpisode()) {
      sink.put("episode", rules.episode()).put("chapter", rules.chapter());
      sink.put("story", rules.story());
    }
    if (position.isCampaign()) {
      envelopes();
    }
    traits("terrain", rules.terrain());
    traits("first", rules.first());
    sink.put("pass", rules.pass());
    if (rules.isEpisode()) {
      sink.put("top", Track.TOP);
    }
    sink.beginArray("pieces");
    for (Piece piece : rules.pieces()) {
      Line line = piece.line();
      sink.beginObject().put("key", line.key()).put("kind", line.kind());
      sink.put("points", line.points()).put("text", line.text()).end();
    }
    sink.end();
  }

  /** The envelopes opened so far: those of later chapters stay sealed. */
  private void envelopes() {
    sink.beginArray("envelopes");
    for (MyIslandBook.Chapter chapter : MyIslandBook.chaptersUntil(rules)) {
      sink.beginObject().put("chapter", chapter.number());
      sink.put("title", chapter.title()).put("story", chapter.story()).end();
    }
    sink.end();
  }

  private void traits(String name, int traits) {
    sink.beginArray(name);
    for (int trait = 0; trait < Traits.count(); trait++) {
      if ((traits >> trait & 1) != 0) {
        sink.add(Traits.word(trait));
      }
    }
    sink.end();
  }

  /** Where the rows lie; what terrain the spaces are now, each seat's board tells. */
  private void board() {
    MyIslandBoard board = rules.board();
    sink.beginArray("rows");
    for (int row = 0; row < board.rows(); row++) {
      sink.beginObject().put("x", board.rowStart(row)).beginArray("cells");
      names(sink, board, board.row(row));
      sink.end().end();
    }
    sink.end();
  }

  private void cards() {
    sink.put("phase", phase()).put("round", position.round()).put("rounds", rules.tiles());
    if (position.card() != 0) {
      sink.put("card", position.card());
    }
    sink.beginArray("used");
    for (int round = 1; round <= position.round(); round++) {
      sink.add(position.card(round));
    }
    sink.end().beginArray("toCome");
    for (int card = 1; card <= rules.tiles(); card++) {
      if (position.isToCome(card)) {
        sink.add(card);
      }
    }
    sink.end().beginArray("tiles");
    for (int tile = 1; tile <= rules.tiles(); tile++) {
      tile(tile);
    }
    sink.end();
  }

  private String phase() {
    return switch (position.phase()) {
      case START_STICKERS -> "start stickers";
      case PLAY -> "play";
      case END_STICKERS -> "end stickers";
      case OVER -> "over";
    };
  }

  /** A tile as it is printed: offsets in steps east and south-east, and symbols. */
  private void tile(int tile) {
    sink.beginObject().put("tile", tile).beginArray("spaces");
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      int space = MyIslandTiles.space(tile, i);
      sink.beginArray().add(MyIslandTiles.q(space)).add(MyIslandTiles.r(space)).end();
    }
    sink.end().beginArray("symbols");
    for (int i = 0; i < MyIslandTiles.size(tile); i++) {
      sink.add(Traits.word(MyIslandTiles.symbol(MyIslandTiles.space(tile, i))));
    }
    sink.end().end();
  }

  static void names(Sink sink, MyIslandBoard board, CellSet spaces) {
    for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
      sink.add(board.name(space));
    }
  }
}
