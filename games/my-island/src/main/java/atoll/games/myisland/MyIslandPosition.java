package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Ranks;
import atoll.engine.Sink;
import atoll.engine.TakeBacks;
import java.util.List;

/**
 * A game in progress. A card is turned over, and every seat still in places its tile, passes or
 * stops, in any order among them. In a campaign seats place stickers before the first card and
 * after the scoring. Nothing is hidden: the order of the cards is drawn card by card.
 */
final class MyIslandPosition implements Position {
  private static final int NO_CARD = 0;
  private static final int MOST_ROUNDS = MyIslandTiles.COUNT;

  /** In {@link #deed}: the seat has not moved in the round, or is not in any more. */
  static final int NOTHING = -1;

  enum Phase {
    START_STICKERS,
    PLAY,
    END_STICKERS,
    OVER
  }

  private final MyIslandRules rules;
  private final int seats;
  private final List<BoardState> states; // one a seat in a campaign, else none
  private final Island[] islands;
  private final Track[] tracks;
  private final Ranks.Comparison comparison = this::compare;
  private final Ints options = new Ints(); // scratch

  private Phase phase = Phase.START_STICKERS;
  private int waiting; // seats that have to move, a bit each
  private int in; // seats that have not stopped, a bit each
  private long stack; // cards to come, a bit each
  private int card = NO_CARD;
  private int round;
  private final int[] cards = new int[MOST_ROUNDS]; // in the order they came
  private final int[] deeds; // what each seat did with each of them
  private final int[] nextGrant; // how many stickers of its list a seat is done with
  private final TakeBacks takeBacks;

  MyIslandPosition(MyIslandRules rules, int seats, List<BoardState> states) {
    this.rules = rules;
    this.seats = seats;
    this.states = states;
    islands = new Island[seats];
    tracks = new Track[seats];
    deeds = new int[MOST_ROUNDS * seats];
    nextGrant = new int[seats];
    takeBacks = new TakeBacks(seats);
    in = (1 << seats) - 1;
    stack = ((1L << rules.tiles()) - 1) << 1; // cards count from 1
    for (int seat = 0; seat < seats; seat++) {
      islands[seat] = new Island(rules.board(), rules.pieces().size());
      tracks[seat] = new Track(rules.isEpisode(), rules.pieces().size());
    }
  }

  /** A fresh game: with the boards of a campaign, or without on standard boards. */
  static MyIslandPosition start(MyIslandRules rules, int seats, List<BoardState> states) {
    MyIslandPosition position = new MyIslandPosition(rules, seats, states);
    for (int seat = 0; seat < seats; seat++) {
      if (position.isCampaign()) {
        states.get(seat).applyTo(position.islands[seat]);
        position.handOut(seat);
      } else {
        MyIslandBook.makeStandard(position.islands[seat], rules);
      }
      position.islands[seat].open(rules.terrain(), rules.first());
    }
    if (position.waiting == 0) {
      position.phase = Phase.PLAY;
    }
    return position;
  }

  @Override
  public MyIslandPosition copy() {
    MyIslandPosition copy = new MyIslandPosition(rules, seats, states);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position position) {
    MyIslandPosition other = (MyIslandPosition) position;
    for (int seat = 0; seat < seats; seat++) {
      islands[seat].copyFrom(other.islands[seat]);
      tracks[seat].copyFrom(other.tracks[seat]);
      nextGrant[seat] = other.nextGrant[seat];
    }
    phase = other.phase;
    waiting = other.waiting;
    in = other.in;
    stack = other.stack;
    card = other.card;
    round = other.round;
    System.arraycopy(other.cards, 0, cards, 0, round);
    System.arraycopy(other.deeds, 0, deeds, 0, round * seats);
    takeBacks.copyFrom(other.takeBacks);
  }

  // Who decides.

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int next() {
    if (phase == Phase.OVER) {
      return OVER;
    }
    return waiting == 0 ? CHANCE : Integer.numberOfTrailingZeros(waiting);
  }

  @Override
  public boolean mayAct(int seat) {
    return (waiting >> seat & 1) != 0;
  }

  // What a seat may do.

  @Override
  public void legal(int seat, Ints moves) {
    moves.clear();
    if (phase == Phase.PLAY) {
      islands[seat].placements(card, moves);
      if (tracks[seat].token() > 0) {
        moves.add(MyIslandMoves.PASS); // R4
      }
      moves.add(MyIslandMoves.STOP);
    } else {
      due(seat).list(islands[seat], rules.tiles(), moves);
    }
  }

  @Override
  public void play(int seat, int move) {
    takeBacks.moved(seat);
    if (phase == Phase.PLAY) {
      useCard(seat, move);
      waiting &= ~(1 << seat);
    } else {
      stick(islands[seat], move);
      islands[seat].open(rules.terrain(), rules.first());
      nextGrant[seat]++;
      handOut(seat);
    }
    if (waiting == 0) {
      goOn();
    }
  }

  private void useCard(int seat, int move) {
    deeds[(round - 1) * seats + seat] = move;
    if (MyIslandMoves.isPlace(move)) {
      islands[seat].place(card, MyIslandMoves.space(move), MyIslandMoves.turn(move));
      rules.scoreAtOnce(islands[seat], tracks[seat], round);
    } else if (move == MyIslandMoves.PASS) {
      tracks[seat].pass(round, rules.pass());
    } else {
      in &= ~(1 << seat); // R14: the open card's tile is not placed
    }
  }

  private static void stick(Island island, int move) {
    Sticker sticker = Sticker.ALL.get(MyIslandMoves.sticker(move));
    if (sticker.isForTiles()) {
      island.tiles().add(MyIslandMoves.space(move), sticker.adds());
    } else {
      island.stick(sticker, MyIslandMoves.space(move));
    }
  }

  /** Every seat has moved: the phase is over, or the round. */
  private void goOn() {
    switch (phase) {
      case START_STICKERS -> phase = Phase.PLAY;
      case PLAY -> {
        card = NO_CARD;
        if (in == 0 || stack == 0) {
          scoreTheEnd();
        }
      }
      case END_STICKERS, OVER -> phase = Phase.OVER;
    }
  }

  private void scoreTheEnd() {
    for (int seat = 0; seat < seats; seat++) {
      rules.scoreAtEnd(islands, tracks[seat], seat); // R9: also for those who stopped
    }
    phase = Phase.END_STICKERS;
    if (isCampaign()) {
      for (int seat = 0; seat < seats; seat++) {
        nextGrant[seat] = 0;
        handOut(seat);
      }
    }
    if (waiting == 0) {
      phase = Phase.OVER;
    } else {
      takeBacks.reveal(); // the standings decide who places what, so all moves before them stand
    }
  }

  // Stickers.

  /** Makes the seat place its next sticker; those that fit nowhere are lost (R18). */
  private void handOut(int seat) {
    List<Grant> grants = grants(seat);
    while (nextGrant[seat] < grants.size()) {
      due(seat).list(islands[seat], rules.tiles(), options);
      if (!options.isEmpty()) {
        waiting |= 1 << seat;
        return;
      }
      nextGrant[seat]++;
    }
    waiting &= ~(1 << seat);
  }

  private List<Grant> grants(int seat) {
    return rules.grants(phase == Phase.START_STICKERS ? Grant.ALL : standing(seat));
  }

  /** The sticker that a seat has to place next. */
  Grant due(int seat) {
    return grants(seat).get(nextGrant[seat]);
  }

  // Chance.

  @Override
  public void sample(RandomSource random, Ints outcome) {
    outcome.clear();
    outcome.add(random.bit(stack));
  }

  @Override
  public void happen(Ints outcome) {
    card = outcome.get(0);
    stack &= ~(1L << card);
    cards[round] = card;
    for (int seat = 0; seat < seats; seat++) {
      deeds[round * seats + seat] = NOTHING;
    }
    round++;
    waiting = in;
    takeBacks.reveal();
  }

  // Notation.

  @Override
  public String writeMove(int seat, int move) {
    return MyIslandMoves.write(rules.board(), move);
  }

  @Override
  public int readMove(int seat, String text) {
    return MyIslandMoves.read(rules.board(), text);
  }

  @Override
  public String writeOutcome(Ints outcome) {
    return MyIslandMoves.writeCard(outcome.get(0));
  }

  @Override
  public String tellMove(int viewer, int seat, int move) {
    return writeMove(seat, move); // nothing is hidden
  }

  @Override
  public String tellOutcome(int viewer, Ints outcome) {
    return writeOutcome(outcome);
  }

  @Override
  public void readOutcome(String text, Ints outcome) {
    outcome.clear();
    outcome.add(MyIslandMoves.readCard(text, stack));
  }

  // Results.

  @Override
  public int score(int seat) {
    return tracks[seat].token();
  }

  @Override
  public int rank(int seat) {
    return Ranks.rank(seats, seat, comparison);
  }

  private int compare(int a, int b) {
    int more = score(a) - score(b);
    return more != 0 ? more : MyIslandScoring.compareOpenSpaces(islands[a], islands[b]);
  }

  @Override
  public List<String> breakdownKeys() {
    return rules.breakdownKeys();
  }

  @Override
  public void breakdown(int seat, int[] points) {
    MyIslandScoring.breakdown(rules, tracks[seat], points);
  }

  String standing(int seat) {
    return MyIslandScoring.standing(rank(seat), seats);
  }

  /** The progress circles earned in this episode, once it has been assessed. */
  int circles(int seat) {
    return MyIslandScoring.circles(rules, tracks[seat], standing(seat));
  }

  @Override
  public void ending(Sink sink) {
    if (!rules.isEpisode()) {
      return;
    }
    sink.beginArray("circles");
    for (int seat = 0; seat < seats; seat++) {
      sink.add(circles(seat));
    }
    sink.end();
    if (isCampaign()) {
      sink.beginArray("boards");
      for (int seat = 0; seat < seats; seat++) {
        states.get(seat).write(sink, islands[seat], circles(seat));
      }
      sink.end();
    }
    if (isCampaign() && rules.episode() == MyIslandBook.episodes()) {
      sink.beginArray("final");
      for (int seat = 0; seat < seats; seat++) {
        sink.add(Ranks.rank(seats, seat, this::compareCampaigns));
      }
      sink.end();
    }
  }

  /** The most progress wins the campaign, then the better rank in the last episode (R21). */
  private int compareCampaigns(int a, int b) {
    int more = progress(a) - progress(b);
    return more != 0 ? more : rank(b) - rank(a);
  }

  private int progress(int seat) {
    return states.get(seat).progressWith(circles(seat));
  }

  // What is known, and what is not.

  @Override
  public void view(int viewer, Sink sink) {
    new MyIslandView(this, sink).write();
  }

  /** There is nothing to redeal: boards and tiles are open, and the next card is not drawn yet. */
  @Override
  public void redeal(int viewer, RandomSource random) {}

  @Override
  public int takeBacks(int seat) {
    return takeBacks.open(seat);
  }

  // For the view and the insight.

  MyIslandRules rules() {
    return rules;
  }

  boolean isCampaign() {
    return !states.isEmpty();
  }

  BoardState state(int seat) {
    return states.get(seat);
  }

  Phase phase() {
    return phase;
  }

  Island island(int seat) {
    return islands[seat];
  }

  Track track(int seat) {
    return tracks[seat];
  }

  boolean isIn(int seat) {
    return (in >> seat & 1) != 0;
  }

  /** How many cards have been turned over. */
  int round() {
    return round;
  }

  /** The open card, 0 if none is. */
  int card() {
    return card;
  }

  /** The card of a round, counted from 1. */
  int card(int round) {
    return cards[round - 1];
  }

  /** How many cards are still to come. */
  int cardsToCome() {
    return Long.bitCount(stack);
  }

  /** Whether a card is still to come. */
  boolean isToCome(int card) {
    return (stack >> card & 1) != 0;
  }

  /** The move that a seat made in a round, {@link #NOTHING} if it made none. */
  int deed(int seat, int round) {
    return deeds[(round - 1) * seats + seat];
  }
}
