package atoll.server.table;

import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Events as they are kept: one JSON object each. What was once written must always be readable. */
final class EventText {
  private EventText() {}

  static String write(Event event) {
    JsonSink body = new JsonSink().beginObject().put("kind", event.kind());
    switch (event) {
      case Event.Sat sat ->
          body.put("seat", sat.seat())
              .put("guest", sat.guest())
              .put("name", sat.name())
              .put("contribution", sat.contribution());
      case Event.Left left -> body.put("seat", left.seat());
      case Event.Started started -> {
        if (started.bot() != null) {
          body.put("bot", started.bot());
        }
      }
      case Event.Moved moved ->
          body.put("seat", moved.seat()).put("move", moved.move()).put("on", moved.on());
      case Event.Drawn drawn -> body.put("outcome", drawn.outcome());
      case Event.TookBack back ->
          body.put("seat", back.seat()).put("on", back.on()).put("move", back.move());
      case Event.Resigned resigned -> body.put("seat", resigned.seat());
      case Event.Replaced replaced -> body.put("seat", replaced.seat()).put("bot", replaced.bot());
      case Event.Said said ->
          body.put("seat", said.seat()).put("name", said.name()).put("text", said.text());
      case Event.Shown shown -> {
        body.put("seat", shown.seat());
        body.value("show", shown.show());
      }
      case Event.Closed _ -> {}
    }
    return body.end().toString();
  }

  static Event read(String text) {
    Map<String, Object> body = Json.object(Json.read(text));
    return switch (Json.text(body.get("kind"))) {
      case "sat" ->
          new Event.Sat(
              whole(body, "seat"),
              word(body, "guest"),
              word(body, "name"),
              word(body, "contribution"));
      case "left" -> new Event.Left(whole(body, "seat"));
      case "started" -> new Event.Started(body.get("bot") instanceof String bot ? bot : null);
      case "moved" -> new Event.Moved(whole(body, "seat"), word(body, "move"), whole(body, "on"));
      case "drawn" -> new Event.Drawn(word(body, "outcome"));
      case "tookBack" ->
          new Event.TookBack(whole(body, "seat"), whole(body, "on"), whole(body, "move"));
      case "resigned" -> new Event.Resigned(whole(body, "seat"));
      case "replaced" -> new Event.Replaced(whole(body, "seat"), word(body, "bot"));
      case "said" -> new Event.Said(whole(body, "seat"), word(body, "name"), word(body, "text"));
      case "shown" -> new Event.Shown(whole(body, "seat"), Json.object(value(body, "show")));
      case "closed" -> new Event.Closed();
      default -> throw new IllegalStateException("an event of an unknown kind: " + text);
    };
  }

  private static int whole(Map<String, Object> body, String name) {
    return Json.whole(value(body, name));
  }

  private static String word(Map<String, Object> body, String name) {
    return Json.text(value(body, name));
  }

  private static @Nullable Object value(Map<String, Object> body, String name) {
    return body.get(name);
  }
}
