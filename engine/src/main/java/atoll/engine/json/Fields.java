package atoll.engine.json;

import java.util.List;
import java.util.Map;

/** The fields of an object in a component file. */
public final class Fields {
  private Fields() {}

  public static int whole(Map<String, Object> data, String field) {
    return Json.whole(data.get(field));
  }

  public static String text(Map<String, Object> data, String field) {
    return Json.text(data.get(field));
  }

  public static boolean flag(Map<String, Object> data, String field) {
    return data.containsKey(field) && Json.truth(data.get(field));
  }

  public static Map<String, Object> object(Map<String, Object> data, String field) {
    return Json.object(data.get(field));
  }

  /** The numbers in a list. */
  public static List<Integer> wholes(Map<String, Object> data, String field) {
    return Json.list(data.get(field)).stream().map(Json::whole).toList();
  }

  /** The objects in a list; none if the list is not there. */
  public static List<Map<String, Object>> objects(Map<String, Object> data, String field) {
    return data.containsKey(field) ? Json.objects(data.get(field)) : List.of();
  }

  /** The words in a list; none if the list is not there. */
  public static List<String> words(Map<String, Object> data, String field) {
    return data.containsKey(field) ? Json.texts(data.get(field)) : List.of();
  }
}
