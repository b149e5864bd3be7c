package atoll.games.myisland;

import atoll.engine.json.Fields;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A chapter of the campaign: three episodes and what their envelope holds. The texts of its story
 * are in {@link Story}.
 *
 * @param number from 1
 * @param episodes their numbers
 * @param materials what is in the envelope, for display
 * @param log what is counted at the end of the chapter; the first chapter keeps none
 */
public record Chapter(
    int number, String title, List<Integer> episodes, List<String> materials, @Nullable Log log) {

  /**
   * The log of a chapter: strokes written in its episodes bring circles when the last one is over
   * (R31).
   *
   * @param text its line in the overview table
   * @param most circles more for every seat that has the most strokes
   */
  public record Log(String text, List<Step> steps, int most) {
    /** So many circles for so many strokes or more. */
    public record Step(int strokes, int circles) {}

    private static Log read(Map<String, Object> data) {
      List<Step> steps =
          Fields.objects(data, "steps").stream()
              .map(step -> new Step(Fields.whole(step, "strokes"), Fields.whole(step, "circles")))
              .toList();
      return new Log(Fields.text(data, "text"), steps, Fields.whole(data, "most"));
    }

    /** The circles of the highest step that so many strokes reach. */
    int circles(int strokes) {
      int circles = 0;
      for (int i = 0; i < steps.size(); i++) { // an iterator would allocate
        circles = strokes >= steps.get(i).strokes ? steps.get(i).circles : circles;
      }
      return circles;
    }
  }

  static Chapter read(Map<String, Object> data) {
    return new Chapter(
        Fields.whole(data, "chapter"),
        Fields.text(data, "title"),
        Fields.wholes(data, "episodes"),
        List.copyOf(Fields.words(data, "materials")),
        data.containsKey("log") ? Log.read(Fields.object(data, "log")) : null);
  }

  /** Whether an episode is the last of this chapter. */
  public boolean endsWith(int episode) {
    return episodes.getLast() == episode;
  }
}
