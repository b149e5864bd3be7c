package atoll.server.campaign;

import atoll.engine.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who plays an island: a person, a bot, or with neither whoever comes.
 *
 * @param name the person's name; empty if there is none
 */
public record CampaignSeat(@Nullable String guest, String name, @Nullable String bot) {
  public static final CampaignSeat OPEN = new CampaignSeat(null, "", null);

  /** Whether somebody may sit down. */
  public boolean isOpen() {
    return guest == null && bot == null;
  }

  boolean isOf(@Nullable String someone) {
    return guest != null && guest.equals(someone);
  }

  /** What the player is called in records and stories. */
  String called() {
    return bot == null ? name : bot;
  }

  static String write(List<CampaignSeat> seats) {
    List<Object> all = new ArrayList<>();
    for (CampaignSeat seat : seats) {
      Map<String, Object> json = new LinkedHashMap<>();
      if (seat.guest != null) {
        json.put("guest", seat.guest);
        json.put("name", seat.name);
      } else if (seat.bot != null) {
        json.put("bot", seat.bot);
      }
      all.add(json);
    }
    return Json.write(all);
  }

  static List<CampaignSeat> read(String text) {
    List<CampaignSeat> seats = new ArrayList<>();
    for (Object item : Json.list(Json.read(text))) {
      Map<String, Object> json = Json.object(item);
      seats.add(
          new CampaignSeat(
              json.get("guest") instanceof String guest ? guest : null,
              json.get("name") instanceof String name ? name : "",
              json.get("bot") instanceof String bot ? bot : null));
    }
    return List.copyOf(seats);
  }
}
