package atoll.games.lordofmyisland;

import atoll.engine.Ints;
import atoll.engine.Sink;
import atoll.engine.grid.CellSet;
import atoll.engine.grid.Squares;
import java.util.stream.IntStream;

/**
 * What a viewer sees of the game. Hands are open and everything else lies on the table, so that all
 * see the same; of the holder there are the face-up tops and how high each stack is (R10).
 */
final class View {
  private final LordPosition position;
  private final Table table;
  private final Course course;
  private final Squares squares;
  private final Tiles tiles;
  private final Dice dice;
  private final int seats;
  private final Sink sink;

  /** The tiles named so far, which are described at the end. */
  private final CellSet shown = new CellSet();

  View(LordPosition position, Sink sink) {
    this.position = position;
    this.sink = sink;
    table = position.table;
    course = position.course;
    squares = table.rules.board().squares;
    tiles = table.rules.tiles();
    dice = table.rules.dice();
    seats = table.rules.seats();
  }

  void write() {
    sink.put("phase", course.phase().word).put("round", course.round());
    if (course.round() > 0) {
      sink.put("starter", course.starter()).put("seatInTurn", course.turn.seat());
    }
    board();
    sink.put("ports", table.rules.ports());
    sink.objects("holder", Holder.SLOTS, this::slot);
    sink.objects("seats", seats, this::seat);
    tiles("discarded", table.discarded);
    if (course.phase() == Phase.BIDDING) {
      auction();
    }
    if (course.turn.fresh() != Squares.NONE) {
      latest();
    }
    if (course.phase() == Phase.TURN) {
      earnings();
    }
    descriptions();
  }

  private void board() {
    sink.beginObject("board").put("rows", squares.rows()).put("columns", squares.columns());
    int spaces = table.island.empty.count();
    sink.put("spaces", spaces);
    sink.put("untilPlayingOut", Math.max(0, spaces - table.rules.board().playingOutSpaces));
    sink.beginObject("squares");
    for (int square = 0; square < squares.cells(); square++) {
      int piece = table.island.piece(square);
      if (piece != Pieces.EMPTY) {
        sink.beginObject(squares.name(square));
        piece(piece, table.island.owner(square));
        sink.end();
      }
    }
    sink.end().end();
  }

  private void piece(int piece, int owner) {
    if (piece == Pieces.WATER) {
      sink.put("water", true);
      return;
    }
    tile("tile", Pieces.tile(piece));
    sink.put("turn", Pieces.turn(piece));
    if (owner >= 0) {
      sink.put("owner", owner);
    } else {
      sink.put("unsold", owner == Island.UNSOLD);
    }
  }

  private void slot(int slot) {
    sink.put("height", table.holder.height(slot));
    if (table.holder.isFaceUp(slot)) {
      tile("top", table.holder.tile(slot, 0));
    }
  }

  private void seat(int seat) {
    tiles("hand", table.hands[seat]);
    sink.put("owns", table.island.tilesOf(seat)).put("playingOut", table.isPlayingOut(seat));
    if (table.kingdoms.hasCapitol(seat)) {
      sink.put("capitol", squares.name(table.kingdoms.capitol(seat)));
      sink.put("shields", table.kingdoms.shields(seat));
    }
    sink.put("score", Scoring.score(table, seat));
    int[] points = new int[Scoring.KEYS.size()];
    Scoring.breakdown(table, seat, points);
    sink.beginObject("points").put(Scoring.KEYS, points).end();
  }

  private void auction() {
    Auction auction = table.auction;
    sink.beginObject("auction").put("lot", squares.name(auction.lot()));
    sink.put("bid", auction.standingBid());
    if (auction.standingBidder() != Rules.NOBODY) {
      sink.put("bidder", auction.standingBidder());
    }
    sink.numbers("passed", IntStream.range(0, seats).filter(auction::hasPassed)).end();
  }

  /** The tile laid last in a turn, and its dice as rolled with what each paid. */
  private void latest() {
    Commerce commerce = table.commerce;
    sink.beginObject("latest").put("square", squares.name(course.turn.fresh()));
    int owner = table.island.owner(course.turn.fresh());
    sink.objects("white", commerce.whiteRolled(), die -> die(commerce.white(die), owner));
    IntStream rollers = IntStream.range(0, seats);
    sink.objects(
        "black", rollers.filter(seat -> commerce.black(seat) != Commerce.NO_FACE), this::black);
    sink.end();
  }

  private void black(int seat) {
    sink.put("seat", seat);
    die(table.commerce.black(seat), seat);
    if (table.commerce.attacked(seat) != Rules.NOBODY) {
      sink.put("attacked", table.commerce.attacked(seat));
    }
  }

  private void die(int face, int seat) {
    sink.put("face", dice.name(face));
    sink.put("paid", dice.pay(face, table.commerce.tally(seat)));
  }

  /** What each legal play of the seat in turn would earn without the dice. */
  private void earnings() {
    Ints moves = new Ints();
    position.legal(course.actor(), moves);
    sink.objects("earnings", moves.all().filter(Moves::isLaying), this::earning);
  }

  private void earning(int move) {
    int square = Moves.cell(move);
    int piece = Moves.piece(move);
    sink.put("move", Moves.write(table.rules, move));
    sink.put("roads", Scoring.roads(table, square, piece));
    sink.put("water", Scoring.water(table, square, piece, course.turn.seat()));
    sink.put("ports", Scoring.ports(table, square, piece));
    sink.put("dice", table.commerce.diceFor(square, piece));
  }

  private void tiles(String name, CellSet set) {
    shown.addAll(set);
    sink.texts(name, set.all().mapToObj(tiles.ids::of));
  }

  private void tile(String name, int tile) {
    shown.add(tile);
    sink.put(name, tiles.ids.of(tile));
  }

  /** What is printed on the tiles that were named above. */
  private void descriptions() {
    sink.beginObject("tiles");
    for (int tile = shown.first(); tile >= 0; tile = shown.after(tile)) {
      Tile description = tiles.get(tile);
      sink.beginObject(description.id()).put("kind", Tile.KINDS.of(description.kind()));
      sink.put("value", description.value()).put("corners", description.corners());
      sink.value("communities", description.communities());
      sink.value("roads", description.roads());
      sink.put("turns", description.turns()).end();
    }
    sink.end();
  }
}
