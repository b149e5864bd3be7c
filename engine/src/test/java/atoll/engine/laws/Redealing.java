package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.record.Snapshot;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The law of what a redealt copy is made of: what the viewer may know and the random source, and
 * nothing else. It may be handed to the viewer as it is, because two positions that are the same to
 * the viewer give the same copy, down to the last field. The other position is a possibility of
 * this one; and then both go on by an event that sounds and looks the same to the viewer and is not
 * the same, so that a secret is noticed on the way to a field that {@code redeal} forgets.
 */
final class Redealing {
  private static final int TRIES = 12;

  private final Setup setup;
  private final int viewer;
  private final RandomSource random;

  /** How it is, and how it might be as well as far as the viewer knows. */
  private final Position truth;

  private final Position other;

  private Redealing(Setup setup, Position position, int viewer, RandomSource random) {
    this.setup = setup;
    this.viewer = viewer;
    this.random = random;
    truth = position.copy();
    other = position.copy();
    other.redeal(viewer, random);
  }

  static void check(Setup setup, Position position, int viewer, RandomSource random) {
    Redealing redealing = new Redealing(setup, position, viewer, random);
    redealing.compare();
    if (redealing.goesOn()) {
      redealing.compare();
    }
  }

  private void compare() {
    long seed = random.next();
    assertThat(redealt(other, seed))
        .as("what viewer %d is dealt comes from what it cannot know", viewer)
        .isEqualTo(redealt(truth, seed));
  }

  private String redealt(Position position, long seed) {
    Position copy = position.copy();
    copy.redeal(viewer, new RandomSource(seed));
    return Snapshot.write(setup, copy);
  }

  /** Lets an event happen in both; false if the viewer could tell them apart by it. */
  private boolean goesOn() {
    if (truth.isOver()) {
      return false;
    }
    boolean soundsTheSame = truth.next() == Position.CHANCE ? falls() : moves();
    return soundsTheSame && Sight.seenBy(viewer, other).equals(Sight.seenBy(viewer, truth));
  }

  private boolean falls() {
    Ints outcome = new Ints();
    truth.sample(random, outcome);
    String text = truth.writeOutcome(outcome);
    @Nullable String told = truth.tellOutcome(viewer, outcome);
    truth.happen(outcome);
    if (text.equals(told)) {
      try {
        other.readOutcome(text, outcome);
      } catch (Refused impossible) {
        return false;
      }
      other.happen(outcome);
      return true;
    }
    for (int i = 0; i < TRIES; i++) {
      other.sample(random, outcome);
      if (same(told, other.tellOutcome(viewer, outcome))) {
        other.happen(outcome);
        return true;
      }
    }
    return false;
  }

  private boolean moves() {
    int seat = new RandomGame(random, Set.of()).anySeat(truth);
    Ints moves = new Ints();
    truth.legal(seat, moves);
    int move = moves.get(random.below(moves.size()));
    String text = truth.writeMove(seat, move);
    @Nullable String told = truth.tellMove(viewer, seat, move);
    truth.play(seat, move);
    other.legal(seat, moves);
    if (text.equals(told)) {
      boolean isPossible = moves.contains(move);
      if (isPossible) {
        other.play(seat, move);
      }
      return isPossible;
    }
    for (int i = 0; i < TRIES; i++) {
      int instead = moves.get(random.below(moves.size()));
      if (same(told, other.tellMove(viewer, seat, instead))) {
        other.play(seat, instead);
        return true;
      }
    }
    return false;
  }

  private static boolean same(@Nullable String told, @Nullable String otherTold) {
    return told == null ? otherTold == null : told.equals(otherTold);
  }
}
