package atoll.browser.policy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Names the files of the class path that go into the page's rules: the components of the games. The
 * story of My Island's campaign is not among them, because whoever has the page could read it.
 */
public final class ComponentFiles implements ResourcesPolicy {
  private static final Map<String, List<String>> FILES =
      Map.of(
          "firstisland", List.of("board", "cards", "modes", "tribes"),
          "islant", List.of("land", "legends", "levels", "palette", "ship-totals", "wave-lines"),
          "lordofmyisland", List.of("board", "dice", "numbers", "tiles", "tokens"),
          "myisland", List.of("boards", "campaign", "eternal", "samples", "tiles"),
          "smallislands", List.of("achievements", "cards", "solo", "tiles", "tokens"));

  @Override
  public String[] supplyResources(Collection<? extends String> patterns) {
    List<String> paths = new ArrayList<>();
    FILES.forEach((game, names) -> {
      for (String name : names) {
        paths.add("atoll/games/" + game + "/" + name + ".json");
      }
    });
    return paths.toArray(new String[0]);
  }
}
