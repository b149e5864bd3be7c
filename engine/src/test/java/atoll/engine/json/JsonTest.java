package atoll.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import atoll.engine.RandomSource;
import atoll.engine.Refused;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class JsonTest {
  @Test
  void readsWhatItWrites() {
    String text =
        "{\"a\":[1,-2,true,false,null,\"x\\\"\\\\\\n\\u0001é😀\"],\"b\":{},\"c\":[],\"d\":1.5}";
    assertThat(Json.write(Json.read(text))).isEqualTo(text);
  }

  @Test
  void readsNumbersAsTheyAre() {
    assertThat(Json.read("12")).isEqualTo(12L);
    assertThat(Json.read("-0")).isEqualTo(0L);
    assertThat(Json.read("1e3")).isEqualTo(1000.0);
    assertThat(Json.read("123456789012345678901234567890")).isInstanceOf(Double.class);
  }

  @Test
  void refusesWhatIsNotJson() {
    for (String text :
        List.of(
            "",
            " ",
            "{",
            "[1,]",
            "{\"a\"}",
            "{\"a\":1,}",
            "{a:1}",
            "01",
            "1.",
            "1e",
            "-",
            "+1",
            "tru",
            "nul",
            "\"\\x\"",
            "\"\\u12g4\"",
            "\"a\nb\"",
            "\"open",
            "1 2",
            "[1 2]",
            "NaN",
            "{\"a\":1,\"a\":2}",
            "[".repeat(65) + "]".repeat(65))) {
      assertThatThrownBy(() -> Json.read(text)).as(text).isInstanceOf(Refused.class);
    }
  }

  @Test
  void neverFailsInAnotherWay() {
    RandomSource random = new RandomSource(1);
    String alphabet = "{}[]\",:\\u0123456789truefalsn.eE+- \n";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.below(12); length >= 0; length--) {
        text.append(alphabet.charAt(random.below(alphabet.length())));
      }
      try {
        Json.write(Json.read(text.toString()));
      } catch (Refused expected) {
        assertThat(expected.sentence()).startsWith("not JSON: ");
      }
    }
  }

  @Test
  void aSinkWritesNestedThings() {
    JsonSink sink = new JsonSink();
    sink.beginObject().put("a", 1).beginArray("b").add(2).beginObject().end().add("x").end();
    sink.beginObject("c").put("d", true).end().end();
    assertThat(sink.toString()).isEqualTo("{\"a\":1,\"b\":[2,{},\"x\"],\"c\":{\"d\":true}}");
  }

  @Test
  void thereIsOneWayToWriteAValue() {
    List<Object> values = Arrays.asList(3, 2.5, null, 4L, "x", true);
    JsonSink sink = new JsonSink();
    sink.beginObject().value("a", values).end();
    assertThat(sink.toString()).isEqualTo("{\"a\":[3,2.5,null,4,\"x\",true]}");
    assertThat(Json.write(Map.of("a", values))).isEqualTo(sink.toString());
  }

  @Test
  void whatJsonDoesNotHaveIsNotWritten() {
    for (Object value : List.of(Double.NaN, 'x', new int[0], Map.of(1L, "a"))) {
      assertThatThrownBy(() -> Json.write(value)).isInstanceOf(RuntimeException.class);
    }
  }

  @Test
  void anObjectGetsOneMoreMember() {
    assertThat(Json.with("{}", "a", "[1]")).isEqualTo("{\"a\":[1]}");
    assertThat(Json.with("{\"a\":[1]}", "\"", "{}")).isEqualTo("{\"a\":[1],\"\\\"\":{}}");
  }

  @Test
  void longValuesAreBriefInMessages() {
    assertThat(Json.brief("x".repeat(100))).hasSizeLessThan(50).endsWith("…");
    assertThat(Json.brief(Map.of("a", 1L))).isEqualTo("{\"a\":1}");
  }
}
