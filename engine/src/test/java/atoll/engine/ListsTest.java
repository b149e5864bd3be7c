package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.grid.CellSet;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is said of sets and lists where it need not be fast. */
final class ListsTest {
  @Test
  void aSetIsMadeOfItsMembersAndToldFromTheLowestOn() {
    assertThat(Bits.of(4, 0, 31)).isEqualTo(1 << 31 | 1 << 4 | 1);
    assertThat(Bits.all(Bits.of(4, 0, 31))).containsExactly(0, 4, 31);
    assertThat(Bits.all(Long.MIN_VALUE | 1)).containsExactly(0, 63);
    assertThat(Bits.all(0)).isEmpty();
  }

  @Test
  void cellsAreToldInReadingOrder() {
    CellSet cells = new CellSet().add(127).add(63).add(64).add(0);
    assertThat(cells.all()).containsExactly(0, 63, 64, 127);
    assertThat(cells).hasToString("{0, 63, 64, 127}");
  }

  @Test
  void onlyTheItemsInUseAreTold() {
    Ints items = new Ints();
    items.add(5);
    items.add(-1);
    assertThat(items.all()).containsExactly(5, -1);
    items.clear();
    assertThat(items.all()).isEmpty();
  }

  @Test
  void aWordMustBeOneOfItsList() {
    Words words = new Words("sea land");
    assertThat(words.oneOf(List.of("land", "sea"), "land or sea")).isEqualTo(1);
    assertThatThrownBy(() -> words.oneOf(List.of("sky"), "the sky"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("expected the sky");
  }

  @Test
  void theFirstNumberThatDiffersDecides() {
    int[] points = {7, 9, 7};
    int[] tiles = {2, 0, 3};
    Ranks.Comparison comparison = Ranks.by(seat -> points[seat], seat -> tiles[seat]);
    assertThat(IntStream.range(0, 3).map(seat -> Ranks.rank(3, seat, comparison)))
        .containsExactly(3, 1, 2);
    assertThat(comparison.compare(1, 1)).isZero();
  }

  @Test
  void aSinkWritesWholeLists() {
    JsonSink sink = new JsonSink();
    sink.beginObject()
        .numbers("numbers", IntStream.of(3, 1))
        .texts("texts", Stream.of("a", "b"))
        .objects("objects", 2, i -> sink.put("i", i))
        .objects("some", IntStream.of(5), i -> sink.put("i", i))
        .put(List.of("x", "y"), new int[] {8, 9})
        .end();
    assertThat(sink)
        .hasToString(
            "{\"numbers\":[3,1],\"texts\":[\"a\",\"b\"],\"objects\":[{\"i\":0},{\"i\":1}],"
                + "\"some\":[{\"i\":5}],\"x\":8,\"y\":9}");
  }

  @Test
  void listsOfOneKindAreReadAsThat() {
    assertThat(Json.texts(List.of("a", "b"))).containsExactly("a", "b");
    assertThatThrownBy(() -> Json.texts(List.of("a", 1L))).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Json.objects(List.of("a"))).isInstanceOf(Refused.class);
  }
}
