package atoll.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.engine.Sticks;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

final class SnapshotTest {
  private static final Setup SETUP = new Sticks().setup(2);
  private static final String TEXT =
      "pick-up-sticks 1 phase=TAKING [the-row] sticks=8,0 turn=0 even=6 hasBegun=true [seats]"
          + " taken=1,2 lastTaken=1,2 owned=1,6 turns=1,2";

  @Test
  void aSnapshotIsOneLineWithEveryField() {
    Position position = SETUP.start();
    assertThat(Snapshot.write(SETUP, position))
        .isEqualTo(
            "pick-up-sticks 1 phase=LAYING [the-row] sticks=0,0 turn=0 even=0 hasBegun=false"
                + " [seats] taken=0,0 lastTaken=0,0 owned=0,0 turns=");
    Ints row = new Ints();
    row.add(4);
    position.happen(row);
    position.play(0, 1);
    position.play(1, 2);
    assertThat(Snapshot.write(SETUP, position)).isEqualTo(TEXT);
  }

  @Test
  void theNameOfAFieldIsOneWord() {
    for (String name : new String[] {"first player", "first-player", "first=player"}) {
      Position position = withField(name);
      assertThatThrownBy(() -> Snapshot.write(SETUP, position))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a field's name is one word, not " + name);
    }
    assertThat(Snapshot.write(SETUP, withField("firstPlayer"))).endsWith(" firstPlayer=2");
  }

  /** A position that holds nothing but a number under a name. */
  private static Position withField(String name) {
    return (Position)
        Proxy.newProxyInstance(
            Position.class.getClassLoader(),
            new Class<?>[] {Position.class},
            (_, _, arguments) -> {
              ((State) arguments[0]).number(name, 2);
              return null;
            });
  }

  @Test
  void whatIsReadIsWhatWasWritten() {
    assertThat(Snapshot.write(SETUP, Snapshot.read(SETUP, TEXT))).isEqualTo(TEXT);
    String fresh = Snapshot.write(SETUP, SETUP.start());
    assertThat(Snapshot.write(SETUP, Snapshot.read(SETUP, fresh))).isEqualTo(fresh);
    String negative =
        TEXT.replace("taken=1,2 ", "taken=-1,2 ").replace("even=6", "even=" + "f".repeat(16));
    assertThat(Snapshot.write(SETUP, Snapshot.read(SETUP, negative))).isEqualTo(negative);
  }

  @Test
  void aSnapshotOfAnotherGameEditionOrSetupIsRefused() {
    assertThatThrownBy(() -> Snapshot.read(SETUP, TEXT.replace("pick-up-sticks", "chess")))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("this is no snapshot of pick-up-sticks: ");
    refused("here edition 1 is played", TEXT.replace("sticks 1", "sticks 2"));
    refused("taken has 3 items, not 2", TEXT.replace("taken=1,2 ", "taken=1,2,0 "));
  }

  @Test
  void aSnapshotThatIsOffIsRefusedWhereItIs() {
    refused("expected more, not the end", "pick-up-sticks");
    refused("expected phase, not \"turn=0\"", "pick-up-sticks 1 turn=0");
    refused("expected nothing more, not \"turn=1\"", TEXT + " turn=1");
    refused("expected nothing more, not the end", TEXT + " ");
    refused("expected turns, not \"goes=1,2\"", TEXT.replace("turns=", "goes="));
    refused("expected [seats], not \"taken=1", TEXT.replace("[seats] ", ""));
    refused("there is no phase \"LOOKING\"", TEXT.replace("TAKING", "LOOKING"));
    refused("expected true or false before", TEXT.replace("=true", "=yes"));
    refused("expected a number before", TEXT.replace("turn=0", "turn=x"));
    refused("expected hexadecimal digits before", TEXT.replace("even=6", "even=x"));
  }

  private static void refused(String end, String text) {
    assertThatThrownBy(() -> Snapshot.read(SETUP, text))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(end);
  }
}
