package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

final class WordsTest {
  @Test
  void wordsAreReadOneAfterTheOther() {
    Words words = new Words("place c5 r2 -3");
    words.expect("place");
    assertThat(words.next("a cell")).isEqualTo("c5");
    assertThat(words.turn(3)).isEqualTo(2);
    assertThat(words.hasMore()).isTrue();
    assertThat(words.whole("a number", -3, 3)).isEqualTo(-3);
    assertThat(words.hasMore()).isFalse();
    words.end();
  }

  @Test
  void everyMoveHasExactlyOneSpelling() {
    for (String text : new String[] {"", "04", "+4", "4.0", " 4", "4 ", "four", "-0", "3", "6"}) {
      refused(() -> {
        Words words = new Words(text);
        words.whole("4 or 5", 4, 5);
        words.end();
      });
    }
    assertThat(new Words("4").whole("4 or 5", 4, 5)).isEqualTo(4);
    assertThat(new Words("5").whole("4 or 5", 4, 5)).isEqualTo(5);
  }

  @Test
  void aTurnIsAnRAndANumberBelowTheTurnsThereAre() {
    assertThat(new Words("r0").turn(2)).isZero();
    assertThat(new Words("r1").turn(2)).isEqualTo(1);
    for (String text : new String[] {"r2", "r-1", "r", "1", "t1"}) {
      refused(() -> new Words(text).turn(2));
    }
    assertThatThrownBy(() -> new Words("r2").turn(2))
        .hasMessage("\"r2\" is no move here: expected a turn from r0 to r1");
  }

  @Test
  void whatIsWrongIsToldWithWhatWasExpected() {
    assertThatThrownBy(() -> new Words("lay c5").expect("place"))
        .hasMessage("\"lay c5\" is no move here: expected place");
    Words words = new Words("place");
    words.expect("place");
    assertThatThrownBy(() -> words.next("a cell"))
        .hasMessage("\"place\" is no move here: expected a cell");
    assertThatThrownBy(() -> new Words("place c5").end())
        .hasMessage("\"place c5\" is no move here: expected nothing more");
  }

  @Test
  void aMoveIsNeverLongerThan400Characters() {
    assertThat(new Words("x".repeat(400)).next("a word")).hasSize(400);
    refused(() -> new Words("x".repeat(401)));
  }

  private static void refused(ThrowingCallable reading) {
    assertThatThrownBy(reading).isInstanceOf(Refused.class);
  }
}
