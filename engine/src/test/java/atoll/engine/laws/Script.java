package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.engine.record.Audit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game under test, played in the notation of the rules. A game's own tests extend it by what they
 * lay out beforehand.
 *
 * @param <P> the game's position
 * @param <S> the class itself, so that calls read as one sentence
 */
public abstract class Script<P extends Position, S extends Script<P, S>> {
  public final P position;
  private final Ints list = new Ints();

  protected Script(P position) {
    this.position = position;
  }

  @SuppressWarnings("unchecked")
  protected final S self() {
    return (S) this;
  }

  /** The seat that is next makes these moves, which must be legal. */
  public S play(String... moves) {
    for (String move : moves) {
      play(position.next(), move);
    }
    return self();
  }

  /** A seat makes these moves, which must be legal. */
  public S play(int seat, String... moves) {
    for (String move : moves) {
      if (!isLegal(seat, move)) {
        throw new AssertionError(
            move + " is not legal for seat " + seat + ", but " + legal(seat) + "\n" + position);
      }
      position.play(seat, position.readMove(seat, move));
    }
    return self();
  }

  /** Chance, whose step it must be, decides so. */
  public S chance(String... outcomes) {
    for (String outcome : outcomes) {
      if (position.next() != Position.CHANCE) {
        throw new AssertionError("chance is not due: " + outcome + "\n" + position);
      }
      position.readOutcome(outcome, list);
      position.happen(list);
    }
    return self();
  }

  /** The moves of the seat that is next, in the order of the list. */
  public List<String> legal() {
    return legal(position.next());
  }

  /** The moves of a seat, none if it may not act. */
  public List<String> legal(int seat) {
    List<String> texts = new ArrayList<>();
    if (seat >= 0 && position.mayAct(seat)) {
      position.legal(seat, list);
      for (int i = 0; i < list.size(); i++) {
        texts.add(position.writeMove(seat, list.get(i)));
      }
    }
    return texts;
  }

  /** The moves of the seat that is next which begin so, sorted. */
  public List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).sorted().toList();
  }

  public boolean isLegal(String move) {
    return legal().contains(move);
  }

  public boolean isLegal(int seat, String move) {
    return legal(seat).contains(move);
  }

  /** The code of the reason why the seat that is next cannot play so; null if it can. */
  public @Nullable String why(String move) {
    return why(position.next(), move);
  }

  public @Nullable String why(int seat, String move) {
    @Nullable Reason reason = position.why(seat, move);
    return reason == null ? null : reason.code();
  }

  /** Whether chance may decide so now. */
  public boolean isPossible(String outcome) {
    try {
      position.readOutcome(outcome, list);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }

  /** What chance decides next: the first word of the outcome that is due. */
  public String due() {
    assertThat(position.next()).isEqualTo(Position.CHANCE);
    position.sample(new RandomSource(1), list);
    return position.writeOutcome(list).split(" ")[0];
  }

  public Audit audit(int seat) {
    position.legal(seat, list);
    return Audit.of(position, seat, list);
  }

  public int score(int seat) {
    return position.score(seat);
  }

  /** The points of one item of the seat's breakdown. */
  public int points(int seat, String key) {
    assertThat(position.breakdownKeys()).contains(key);
    int[] points = new int[position.breakdownKeys().size()];
    position.breakdown(seat, points);
    return points[position.breakdownKeys().indexOf(key)];
  }

  /** What the viewer sees, as text. */
  public String view(int viewer) {
    JsonSink sink = new JsonSink().beginObject();
    position.view(viewer, sink);
    return sink.end().toString();
  }

  /** What the viewer sees, as values. */
  public Map<String, Object> seen(int viewer) {
    return Json.object(Json.read(view(viewer)));
  }

  /** What the game adds to the end line of its record. */
  public Map<String, Object> ending() {
    JsonSink sink = new JsonSink().beginObject();
    position.ending(sink);
    return Json.object(Json.read(sink.end().toString()));
  }
}
