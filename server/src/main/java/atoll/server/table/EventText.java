package atoll.server.table;

import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Events as they are kept: one JSON object each. What was once written must always be readable. */
final class EventText {
  private EventText() {}

  static String write(Event event) {
    Sink body = new JsonSink().beginObject().put("kind", event.kind());
    switch (event) {
      case Event.Sat sat -> {
        body.put("seat", sat.seat()).put("guest", sat.guest()).put("name", sat.name());
        putIfAny(body, "contribution", sat.contribution());
      }
      case Event.Kept kept ->
          body.put("seat", kept.seat()).put("guest", kept.guest()).put("name", kept.name());
      case Event.Arranged arranged -> {
        body.put("seat", arranged.seat());
        putIfAny(body, "guest", arranged.guest());
        putIfAny(body, "name", arranged.name());
        putIfAny(body, "bot", arranged.bot());
      }
      case Event.Renamed renamed -> body.put("seat", renamed.seat()).put("name", renamed.name());
      case Event.Left left -> body.put("seat", left.seat());
      case Event.Started started -> putIfAny(body, "bot", started.bot());
      case Event.Moved moved ->
          body.put("seat", moved.seat()).put("move", moved.move()).put("on", moved.on());
      case Event.Drawn drawn -> body.put("outcome", drawn.outcome());
      case Event.TookBack back ->
          body.put("seat", back.seat()).put("on", back.on()).put("move", back.move());
      case Event.Resigned resigned -> body.put("seat", resigned.seat());
      case Event.TimedOut out -> body.put("seat", out.seat());
      case Event.StoodIn stood -> body.put("seat", stood.seat()).put("by", stood.by());
      case Event.Hinted hinted -> body.put("seat", hinted.seat());
      case Event.Returned returned -> body.put("seat", returned.seat());
      case Event.Replaced replaced -> body.put("seat", replaced.seat()).put("bot", replaced.bot());
      case Event.Said said ->
          body.put("seat", said.seat()).put("name", said.name()).put("text", said.text());
      case Event.Shown shown -> {
        body.put("seat", shown.seat());
        body.value("show", shown.show());
      }
      case Event.Hushed hushed -> body.put("quiet", hushed.quiet());
      case Event.Forgotten forgotten -> body.put("seat", forgotten.seat());
      case Event.Rematched rematched -> body.put("table", rematched.table());
      case Event.Closed _ -> {}
    }
    return body.end().toString();
  }

  private static void putIfAny(Sink body, String name, @Nullable String value) {
    if (value != null) {
      body.put(name, value);
    }
  }

  static Event read(String text) {
    Map<String, Object> body = Json.object(Json.read(text));
    return switch (Json.text(body.get("kind"))) {
      case "sat" ->
          new Event.Sat(
              whole(body, "seat"),
              word(body, "guest"),
              word(body, "name"),
              wordOrNull(body, "contribution"));
      case "kept" -> new Event.Kept(whole(body, "seat"), word(body, "guest"), word(body, "name"));
      case "left" -> new Event.Left(whole(body, "seat"));
      case "arranged" ->
          new Event.Arranged(
              whole(body, "seat"),
              wordOrNull(body, "guest"),
              wordOrNull(body, "name"),
              wordOrNull(body, "bot"));
      case "renamed" -> new Event.Renamed(whole(body, "seat"), word(body, "name"));
      case "started" -> new Event.Started(wordOrNull(body, "bot"));
      case "moved" -> new Event.Moved(whole(body, "seat"), word(body, "move"), whole(body, "on"));
      case "drawn" -> new Event.Drawn(word(body, "outcome"));
      case "tookBack" ->
          new Event.TookBack(whole(body, "seat"), whole(body, "on"), whole(body, "move"));
      case "resigned" -> new Event.Resigned(whole(body, "seat"));
      case "timedOut" -> new Event.TimedOut(whole(body, "seat"));
      case "stoodIn" -> new Event.StoodIn(whole(body, "seat"), whole(body, "by"));
      case "hinted" -> new Event.Hinted(whole(body, "seat"));
      case "returned" -> new Event.Returned(whole(body, "seat"));
      case "replaced" -> new Event.Replaced(whole(body, "seat"), word(body, "bot"));
      case "said" -> new Event.Said(whole(body, "seat"), word(body, "name"), word(body, "text"));
      case "shown" -> new Event.Shown(whole(body, "seat"), Json.object(value(body, "show")));
      case "hushed" -> new Event.Hushed(Json.truth(value(body, "quiet")));
      case "forgotten" -> new Event.Forgotten(whole(body, "seat"));
      case "rematched" -> new Event.Rematched(word(body, "table"));
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

  private static @Nullable String wordOrNull(Map<String, Object> body, String name) {
    return body.get(name) instanceof String word ? word : null;
  }

  private static @Nullable Object value(Map<String, Object> body, String name) {
    return body.get(name);
  }
}
