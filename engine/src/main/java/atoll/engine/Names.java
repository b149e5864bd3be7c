package atoll.engine;

import atoll.engine.json.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the things of one sort are called, which the code knows by their numbers from 0. */
public final class Names {
  private final String sort;
  private final List<String> all;
  private final Map<String, Integer> numbers = new HashMap<>();

  /**
   * @param sort what each of them is: {@code cell}
   * @param all the names by number, no two the same
   */
  public Names(String sort, List<String> all) {
    this.sort = sort;
    this.all = List.copyOf(all);
    for (String name : all) {
      numbers.put(name, numbers.size());
    }
  }

  public int count() {
    return all.size();
  }

  public String of(int number) {
    return all.get(number);
  }

  /** The number of the thing with that name; {@link Refused} if there is none. */
  public int named(String name) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw new Refused("there is no " + sort + " " + Json.brief(name));
    }
    return number;
  }
}
