package atoll.arena;

import atoll.bots.BotSeat;
import atoll.bots.Bots;
import atoll.engine.Playout;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import atoll.engine.record.Transcript;
import java.util.List;

/**
 * One game between bots. Chance and every seat draw from streams of their own, so that a bot that
 * thinks longer does not change the dice. Seats that may act at once do so in seat order.
 */
public final class Match {
  private final Position position;
  private final BotSeat[] seats;
  private final Playout playout;
  private int decisions;

  /**
   * @param bots the name of each seat's bot
   * @param random the game's own stream
   */
  public Match(Setup setup, List<String> bots, RandomSource random) {
    position = setup.start();
    playout = new Playout(random.split(0), (_, seat) -> choose(seat));
    seats = new BotSeat[setup.seats()];
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat] =
          new BotSeat(
              Bots.create(bots.get(seat), setup, position), seat, position, random.split(1 + seat));
    }
  }

  /** Plays to the end. */
  public void play() {
    playout.finish(position);
  }

  /** Plays to the end before a witness. */
  public void play(Playout.Witness witness) {
    playout.finish(position, witness);
  }

  /** Plays to the end and returns the record, with a name for each seat. */
  public String record(Setup setup, List<String> names, boolean audited) {
    Transcript transcript = new Transcript(setup, names, audited);
    play(transcript);
    return transcript.end(position);
  }

  private int choose(int seat) {
    decisions++;
    return seats[seat].choose(position);
  }

  public Position position() {
    return position;
  }

  /** How many moves have been made. */
  public int decisions() {
    return decisions;
  }
}
