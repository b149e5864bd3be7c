package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CanvasTest {
  @Test
  void growsWhereSomethingIsPut() {
    Canvas canvas = new Canvas().put(2, 3, "b").put(0, 1, "aaa").put(0, 2, "x");
    assertThat(canvas.toString()).isEqualTo(" axa\n\n   b\n");
  }

  @Test
  void picturesLieBelowEachOther() {
    Canvas canvas = new Canvas().put(0, 0, "first").line("then").put(1, 0, "c").put(0, 0, "b");
    assertThat(canvas.toString()).isEqualTo("first\nthen\nb\nc\n");
  }
}
