package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Sink;
import atoll.engine.grid.CellSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a viewer sees of one seat: its island with tiles, groups and roads, and its track. Somebody
 * else's is shown as it was before the open step, with nothing but whether it is due (R13).
 */
final class SeatView {
  private final MyIslandPosition position;
  private final Rules rules;
  private final Traits traits;
  private final int seat;
  private final Seat seen;
  private final Board board;
  private final Sink sink;

  SeatView(MyIslandPosition position, int viewer, int seat, Sink sink) {
    this.position = position;
    this.rules = position.rules;
    this.traits = rules.book.traits;
    this.seat = seat;
    this.seen = position.course.seatSeenBy(viewer, seat);
    this.board = rules.board;
    this.sink = sink;
  }

  void write() {
    if (position.course.isCampaign()) {
      sink.put("name", position.course.board(seat).name());
    }
    sink.put("token", seen.track.token()).put("held", seen.track.isHeld());
    sink.put("in", seen.isIn()).put("due", position.mayAct(seat));
    if (rules.hasRaft && seen.raft() != Seat.NO_TILE) {
      sink.put("raft", seen.raft());
    }
    if (seen.goal() != Goal.NONE) {
      sink.put("goal", rules.book.goals.get(seen.goal()).name());
    }
    if (position.course.phase().isScored() && rules.isEpisode()) {
      assessment();
    } else if (position.course.isCampaign()) {
      sink.put("progress", position.course.board(seat).progress());
    }
    log();
    toPlace();
    sink.texts("terrain", Land.terrain(seen.ground).stream());
    sink.value("stickers", BoardState.stickersOn(seen.ground));
    sink.value("marks", BoardState.marksOn(seen.ground));
    sink.texts("blocked", board.names(seen.ground.blocked));
    sink.texts("flooded", board.names(seen.island.flooded));
    sink.objects("tiles", IntStream.rangeClosed(1, seen.rounds()), this::deed);
    groups();
    roads();
    rings();
    Ints history = seen.track.history;
    sink.objects("history", history.size(), i -> entry(history.get(i)));
  }

  /** The circles earned, and where they came from. */
  private void assessment() {
    Assessment assessment = position.assessment;
    sink.put("standing", seen.standing().word()).put("circles", assessment.circles(seat));
    sink.beginObject("earned");
    assessment.writeEarned(seat, sink);
    sink.end();
    if (rules.hasGoals()) {
      sink.put("goalMet", seen.hasMetGoal());
    }
    if (position.course.isCampaign()) {
      sink.put("progress", assessment.progress(seat));
    }
    if (assessment.isFinal()) {
      sink.put("final", assessment.finalRank(seat));
    }
  }

  /** The strokes of this chapter, those of this episode so far included. */
  private void log() {
    if (position.course.isCampaign()) {
      sink.put("log", position.course.board(seat).logWith(rules.strokes(seen.track)));
      sink.put("strokes", rules.strokes(seen.track));
    }
  }

  /** How many stickers it has still to place, which everybody may know, and what comes next. */
  private void toPlace() {
    int toPlace = position.course.toPlace(seat);
    sink.put("toPlace", toPlace);
    if (toPlace > 0) {
      List<Grant.Choice> choices = position.seat(seat).due().choices();
      sink.texts("stick", choices.stream().map(choice -> choice.sticker().kind()));
    }
  }

  /**
   * What the seat did in a round: where the tile lies and what its spaces show, or that it held,
   * passed or stopped.
   */
  private void deed(int round) {
    sink.put("round", round);
    int deed = seen.deed(round);
    if (Moves.isPlace(deed)) {
      placement(tile(round), Moves.cell(deed), Moves.turn(deed));
    } else {
      if (rules.open == 1) {
        sink.put("tile", position.course.cards.in(round, 0));
      }
      sink.put(Moves.write(rules, deed), true);
    }
  }

  /** The tile placed in a round. */
  private int tile(int round) {
    int named = Moves.number(seen.deed(round));
    return named == Moves.UNNAMED ? position.course.cards.in(round, 0) : named;
  }

  private void placement(int tile, int anchor, int turn) {
    Footprint footprint = board.footprint(tile);
    sink.put("tile", tile).put("turn", turn % Turns.UNFLIPPED);
    if (Turns.isFlipped(turn)) {
      sink.put("flipped", true);
    }
    sink.beginArray("spaces");
    for (int i = 0; i < footprint.size; i++) {
      int tileSpace = Tiles.space(tile, i);
      int space = anchor + footprint.fromAnchor(turn, i);
      sink.beginObject().put("at", board.name(space)).beginArray("symbols");
      sink.add(traits.word(rules.book.tiles.symbol[tileSpace]));
      if (seen.ground.tiles.hasSticker(tileSpace)) {
        sink.add(traits.word(seen.ground.tiles.added(tileSpace)));
      }
      sink.end().end();
    }
    sink.end();
  }

  private void groups() {
    sink.beginArray("groups");
    for (int symbol = 0; symbol < Traits.SYMBOLS; symbol++) {
      CellSet rest = new CellSet();
      rest.set(seen.island.of(symbol));
      while (!rest.isEmpty()) {
        CellSet group = seen.island.group(symbol, rest.first());
        sink.beginObject().put("symbol", traits.word(symbol)).put("size", seen.island.size(group));
        sink.texts("spaces", board.names(group));
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
    for (Piece piece : rules.pieces) {
      if (piece instanceof GroupPiece scored && scored.symbol() == symbol) {
        cubes(scored.line(), group);
      }
    }
    sink.end();
  }

  /** The cubes of a line that lie on one of the spaces. */
  private void cubes(Line line, CellSet spaces) {
    CellSet cubes = seen.island.cubes[line.number()];
    cubes
        .all()
        .filter(spaces::has)
        .forEach(
            space -> sink.beginObject().put("key", line.key()).put("at", board.name(space)).end());
  }

  /** The roads that have scored, each with all that hangs together with its start. */
  private void roads() {
    sink.beginArray("roads");
    for (Piece piece : rules.pieces) {
      if (piece instanceof RoadPiece road) {
        CellSet starts = seen.island.cubes[road.line().number()];
        for (int start = starts.first(); start >= 0; start = starts.after(start)) {
          sink.beginObject().put("key", road.line().key()).put("from", board.name(start));
          sink.texts("spaces", board.names(seen.island.groupsBeside(road.symbol(), start))).end();
        }
      }
    }
    sink.end();
  }

  /** The features that have scored for what lies around them. */
  private void rings() {
    sink.beginArray("rings");
    for (Piece piece : rules.pieces) {
      if (piece instanceof AroundPiece ring) {
        cubes(ring.line(), seen.island.of(ring.feature()));
      }
    }
    sink.end();
  }

  /** A gain or loss: in which round, for what, where, or how often at the end. */
  private void entry(int entry) {
    int round = History.round(entry);
    sink.put("round", round);
    if (History.isPass(entry)) {
      sink.put("key", "pass").put("points", rules.pass);
      return;
    }
    Line line = rules.pieces.get(History.piece(entry)).line();
    sink.put("key", line.key());
    if (round == History.END) {
      int count = History.count(entry);
      int points = count * line.points();
      sink.put("count", count).put("points", points);
    } else {
      sink.put("tile", tile(round)).put("points", line.points());
      sink.put("at", board.name(History.space(entry)));
    }
  }
}
