package atoll.server.bots;

import atoll.bots.BotSeat;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.server.table.BotTurn;
import atoll.server.table.Command;
import atoll.server.table.Table;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The turns of all bots that may act at a table now. Each decides on the same position; where seats
 * act at once their moves go to the table together and cost one commit.
 */
final class BotTurns {
  private static final System.Logger LOG = System.getLogger(BotTurns.class.getName());
  private static final SecureRandom SEEDS = new SecureRandom();
  private static final String STAND_IN = "greedy";
  private static final String LAST_RESORT = "random";

  /** After this no further bot begins to think, so that a crowd of bots keeps no other table. */
  private static final long LONGEST_NANOS = Duration.ofMillis(20).toNanos();

  private final Table table;
  private final Brains brains;
  private volatile BotTurn.@Nullable Due thinking;
  private volatile long since;
  private volatile boolean isGivenUp;

  BotTurns(Table table, Brains brains) {
    this.table = table;
    this.brains = brains;
  }

  Table table() {
    return table;
  }

  /**
   * Lets the bots play that are due.
   *
   * @param isWelcome which bots may think here
   * @return false if there is one that may not, so that nothing was done
   */
  boolean play(Predicate<String> isWelcome) {
    BotTurn turn = table.botTurn();
    for (BotTurn.Due due : turn.due()) {
      if (!isWelcome.test(due.bot())) {
        return false;
      }
    }
    List<Command> moves = new ArrayList<>();
    long begun = System.nanoTime();
    for (BotTurn.Due due : turn.due()) {
      String move = think(turn, due);
      if (isGivenUp) {
        return true;
      }
      if (move == null) {
        replace(due);
      } else {
        moves.add(new Command.Move(null, due.seat(), turn.number(), move));
      }
      if (System.nanoTime() - begun > LONGEST_NANOS) {
        break; // the table lines up again for the rest, behind those where somebody waits
      }
    }
    if (!moves.isEmpty()) {
      // A move that was overtaken by events is declined; the table is looked at again anyway.
      table.carryOut(moves);
    }
    return true;
  }

  /** The bot's move, or null if it failed. */
  private @Nullable String think(BotTurn turn, BotTurn.Due due) {
    Position position = turn.position();
    Ints moves = new Ints();
    position.legal(due.seat(), moves);
    since = System.nanoTime();
    thinking = due;
    try {
      Setup setup = table.header().setup();
      RandomSource random = new RandomSource(SEEDS.nextLong());
      BotSeat seat =
          new BotSeat(brains.create(due.bot(), setup, position), due.seat(), position, random);
      int move = seat.choose(position);
      if (moves.contains(move)) {
        return position.writeMove(due.seat(), move);
      }
      LOG.log(System.Logger.Level.ERROR, "the bot chose an illegal move: " + this);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      if (isGivenUp) {
        return null;
      }
      LOG.log(System.Logger.Level.ERROR, "a bot failed: " + this, e);
    } finally {
      thinking = null;
    }
    return due.bot().equals(LAST_RESORT) ? position.writeMove(due.seat(), moves.get(0)) : null;
  }

  private void replace(BotTurn.Due due) {
    String other = due.bot().equals(STAND_IN) ? LAST_RESORT : STAND_IN;
    table.carryOut(new Command.Replace(due.seat(), due.bot(), other));
  }

  boolean thinksLongerThan(Duration patience) {
    return thinking != null && System.nanoTime() - since > patience.toNanos();
  }

  /** The server stops: whatever the bot says now comes too late. */
  void stop() {
    isGivenUp = true;
  }

  /** Somebody else plays for the bot that does not come to an end; what it says comes too late. */
  void giveUp() {
    BotTurn.Due due = thinking;
    isGivenUp = true;
    if (due != null) {
      replace(due);
    }
  }

  @Override
  public String toString() {
    BotTurn.Due due = thinking;
    return "table " + table.header().id() + (due == null ? "" : ", " + due);
  }
}
