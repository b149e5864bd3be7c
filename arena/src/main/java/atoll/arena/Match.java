package atoll.arena;

import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.record.RecordWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game between bots. Chance and every seat draw from streams of their own, so that a bot that
 * thinks longer does not change the dice. Seats that may act at once do so in seat order.
 */
public final class Match {
  private final Position position;
  private final BotSeat[] seats;
  private final RandomSource chance;
  private final Ints outcome = new Ints();
  private int decisions;

  /**
   * @param bots the name of each seat's bot
   * @param random the game's own stream
   */
  public Match(Setup setup, List<String> bots, RandomSource random) {
    position = setup.start();
    chance = random.split(0);
    seats = new BotSeat[setup.seats()];
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat] =
          new BotSeat(
              Bots.create(bots.get(seat), setup, position), seat, position, random.split(1 + seat));
    }
  }

  /** Plays to the end. */
  public void play() {
    play(null, null);
  }

  /** Plays to the end and returns the record, with a name for each seat. */
  public String record(Setup setup, List<String> names, boolean audited) {
    RecordWriter writer = new RecordWriter(audited);
    StringBuilder record = new StringBuilder(writer.header(setup, names)).append('\n');
    play(writer, record);
    return record.append(writer.end(position)).append('\n').toString();
  }

  private void play(@Nullable RecordWriter writer, @Nullable StringBuilder record) {
    while (!position.isOver()) {
      int seat = position.next();
      if (seat == Position.CHANCE) {
        position.sample(chance, outcome);
        if (writer != null && record != null) {
          record.append(writer.chance(position, outcome)).append('\n');
        }
        position.happen(outcome);
      } else {
        int move = seats[seat].choose(position);
        if (writer != null && record != null) {
          record.append(writer.move(position, seat, move)).append('\n');
        }
        position.play(seat, move);
        decisions++;
      }
    }
  }

  public Position position() {
    return position;
  }

  /** How many moves have been made. */
  public int decisions() {
    return decisions;
  }
}
