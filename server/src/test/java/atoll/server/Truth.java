package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.fair.FairChance;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.engine.record.Snapshot;
import atoll.games.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What really happened in a game that is over, step by step, and what follows for everything that a
 * client was sent while it was played:
 *
 * <ul>
 *   <li>views, legal moves and gains are the same whatever the client could not know;
 *   <li>no tile or card is named that the client's own view has never shown, nor one that is secret
 *       by the rules ({@link Secrets});
 *   <li>of a secret event nothing is told but that there was one.
 * </ul>
 */
final class Truth {
  private static final int REDEALS = 2;
  private static final int MANY_REDEALS = 300;

  /** How tiles and cards are called in all games. */
  private static final Pattern WORD = Pattern.compile("\\b[A-Za-z]\\d\\d\\b");

  /** A refusal may repeat what the client itself sent. */
  private static final Set<String> ASKED = Set.of("M01", "R01");

  private static final Set<String> OF_A_SECRET_EVENT =
      Set.of("number", "kind", "at", "seat", "status", "table");

  private final Setup setup;
  private final List<Object> lines = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();
  private final List<Integer>
      others; // events of the log that are in no record, as the game went on
  private final int before; // events of the log before the first line: people sat, the game began
  private final String tableSecret; // which everybody may know now
  private final Secrets secrets;
  private final Map<String, Set<String>> secret = new HashMap<>();
  private final Map<Integer, List<Set<String>>> met = new HashMap<>();
  private final Map<String, List<Known>> known = new HashMap<>();
  private final Set<Sent> sent = new HashSet<>();

  /** What a viewer may be told of a position: the view, the moves it may make, what they earn. */
  private record Known(@Nullable Object view, List<Object> legal, List<Object> gain) {}

  /** A text that a viewer got when there were so many events. */
  private record Sent(int viewer, int now, String text) {}

  /**
   * @param number how many events the table had
   */
  Truth(String record, int number) {
    this(record, number, List.of());
  }

  /**
   * @param others the numbers of the events during the game that are no moves and no outcomes
   */
  Truth(String record, int number, List<Integer> others) {
    this.others = others;
    List<String> all = record.lines().toList();
    Map<String, Object> header = Json.object(Json.read(all.getFirst()));
    String game = Json.text(header.get("game"));
    setup =
        Setup.of(
            Catalogue.all().get(game),
            Json.list(header.get("seats")).size(),
            Json.object(header.get("options")));
    for (String line : all.subList(1, all.size() - 1)) {
      lines.add(Json.object(Json.read(line)));
    }
    before = number - lines.size() - others.size();
    Map<String, Object> end = Json.object(Json.read(all.getLast()));
    tableSecret = Json.text(Json.object(end.get("fair")).get("secret"));
    secrets = Secrets.of(game);
    replay();
  }

  /** How many lines there were when there were so many events. */
  private int linesAt(int number) {
    return number - before - (int) others.stream().filter(other -> other <= number).count();
  }

  /** The positions after each line, the start first. */
  private void replay() {
    Position position = setup.start();
    Ints outcome = new Ints();
    positions.add(position.copy());
    for (Object each : lines) {
      Map<String, Object> line = Json.object(each);
      String text = Json.text(line.get("do"));
      if ("chance".equals(line.get("by"))) {
        position.readOutcome(text, outcome);
        position.happen(outcome);
      } else {
        int seat = Json.whole(line.get("by"));
        position.play(seat, position.readMove(seat, text));
      }
      positions.add(position.copy());
    }
  }

  /**
   * Checks what a client was sent, in the order in which it came.
   *
   * @return how many of the texts were about the game while it was played
   */
  int check(int viewer, List<String> texts) {
    int checked = 0;
    int latest = before + lines.size() + others.size();
    for (String text : texts.reversed()) {
      Map<String, Object> json = object(text);
      if (json == null) {
        continue; // a list, or the record of what is over
      }
      Map<String, Object> table = json.containsKey("table") ? Json.object(json.get("table")) : json;
      if ("over".equals(table.get("status"))) {
        continue; // everything comes to light
      }
      // A text without a number was sent before the next one that has one.
      latest = table.get("number") instanceof Long number ? (int) (long) number : latest;
      if (sent.add(new Sent(viewer, latest, text))) { // many look at the same moment
        check(viewer, latest, text, json, table);
      }
      checked++;
    }
    return checked;
  }

  private void check(
      int viewer, int now, String text, Map<String, Object> json, Map<String, Object> table) {
    if (table.containsKey("view")) {
      checkView(viewer, now, table);
    }
    if (json.containsKey("kind") && now > before) {
      checkEvent(viewer, Json.whole(json.get("number")), json);
    }
    Set<String> strange = words(text);
    strange.removeAll(met(viewer, now));
    strange.removeAll(ASKED);
    assertThat(strange).as("number %d, viewer %d: %s", now, viewer, text).isEmpty();
    Set<String> hidden =
        secret.computeIfAbsent(
            viewer + " " + now,
            _ -> secrets.of(viewer, lines.subList(0, Math.max(0, linesAt(now)))));
    Set<String> leaked = words(text);
    leaked.retainAll(hidden);
    assertThat(leaked).as("number %d, viewer %d: %s", now, viewer, text).isEmpty();
  }

  private static @Nullable Map<String, Object> object(String text) {
    try {
      return Json.read(text) instanceof Map<?, ?> map ? Json.object(map) : null;
    } catch (Refused severalLines) {
      return null;
    }
  }

  private static Set<String> words(String text) {
    Set<String> words = new TreeSet<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** All words that the viewer's view has shown up to a number. */
  private Set<String> met(int viewer, int now) {
    List<Set<String>> history =
        met.computeIfAbsent(
            viewer,
            _ -> {
              List<Set<String>> all = new ArrayList<>();
              Set<String> sofar = new TreeSet<>();
              for (Position position : positions) {
                sofar.addAll(words(view(viewer, position)));
                all.add(new TreeSet<>(sofar));
              }
              return all;
            });
    return history.get(Math.clamp(linesAt(now), 0, history.size() - 1));
  }

  private void checkEvent(int viewer, int number, Map<String, Object> event) {
    if (number <= before || others.contains(number)) {
      return;
    }
    Map<String, Object> line = Json.object(lines.get(linesAt(number) - 1));
    boolean isChance = "chance".equals(line.get("by"));
    int by = isChance ? Position.CHANCE : Json.whole(line.get("by"));
    String text = Json.text(line.get("do"));
    if (secrets.isSecret(viewer, by, text)) {
      assertThat(OF_A_SECRET_EVENT).as("%s of %s", event, text).containsAll(event.keySet());
    } else {
      assertThat(event.get(isChance ? "outcome" : "move")).isEqualTo(text);
    }
  }

  private void checkView(int viewer, int now, Map<String, Object> table) {
    assertThat(Json.object(table.get("legal")).keySet())
        .isSubsetOf(String.valueOf(viewer)); // nobody else's moves
    assertThat(Json.object(table.get("gain")).keySet()).isSubsetOf(String.valueOf(viewer));
    boolean mayAct = viewer >= 0 && positions.get(linesAt(now)).mayAct(viewer);
    for (Known each : known.computeIfAbsent(viewer + " " + now, _ -> known(viewer, now))) {
      assertThat(table.get("view")).isEqualTo(each.view);
      if (mayAct) {
        assertThat(Json.object(table.get("legal")).get(String.valueOf(viewer)))
            .isEqualTo(each.legal);
        checkGain(viewer, now, each, Json.object(table.get("gain")).get(String.valueOf(viewer)));
      }
    }
  }

  /**
   * What a move earns is the same whatever was dealt. Only the last moves of My Island may be worth
   * more or less by what another seat has laid unseen; then what was told must be so for some of
   * all that she may have laid.
   */
  private void checkGain(int viewer, int now, Known one, @Nullable Object told) {
    if (one.gain.equals(told) || !isSomethingUnseen(viewer, positions.get(linesAt(now)))) {
      assertThat(told).isEqualTo(one.gain);
      return;
    }
    assertThat(IntStream.range(0, MANY_REDEALS))
        .as("number %d, viewer %d: %s", now, viewer, told)
        .anyMatch(deal -> known(viewer, redealt(viewer, now, deal)).gain.equals(told));
  }

  private boolean isSomethingUnseen(int viewer, Position position) {
    return IntStream.range(0, setup.seats())
        .anyMatch(seat -> seat != viewer && position.unseen(seat) > 0);
  }

  private Position redealt(int viewer, int now, int deal) {
    Position other = positions.get(linesAt(now)).copy();
    other.redeal(viewer, new RandomSource(deal));
    return other;
  }

  /** The position as the viewer would know it, whatever else had been dealt. */
  private List<Known> known(int viewer, int now) {
    List<Known> all = new ArrayList<>();
    for (int i = 0; i < REDEALS; i++) {
      all.add(known(viewer, redealt(viewer, now, i)));
    }
    return all;
  }

  private static Known known(int viewer, Position position) {
    Ints moves = new Ints();
    List<Object> legal = new ArrayList<>();
    List<Object> gain = new ArrayList<>();
    Position trial = position.copy();
    if (viewer >= 0 && position.mayAct(viewer)) {
      position.legal(viewer, moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      legal.add(position.writeMove(viewer, moves.get(i)));
      trial.copyFrom(position);
      trial.play(viewer, moves.get(i));
      gain.add((long) trial.score(viewer) - position.score(viewer));
    }
    return new Known(Json.read(view(viewer, position)), legal, gain);
  }

  /**
   * Checks a position that a seat was told to be what it may know: it looks to the seat like what
   * really was there, and would have been the same, had all that it could not know been dealt
   * otherwise.
   */
  void checkKnown(int seat, int number, String told) {
    Position truth = positions.get(linesAt(number));
    String about = "number %d, seat %d".formatted(number, seat);
    assertThat(view(seat, Snapshot.read(setup, told))).as(about).isEqualTo(view(seat, truth));
    FairChance guess = new FairChance(tableSecret, List.of("known to " + seat));
    for (int i = 0; i < REDEALS; i++) {
      Position other = truth.copy();
      other.redeal(seat, new RandomSource(100 + i));
      other.redeal(seat, guess.source(number));
      assertThat(told).as(about).isEqualTo(Snapshot.write(setup, other));
    }
  }

  /** Checks that a seat was told why as if the deal it cannot see were any other. */
  void checkWhy(int seat, int number, String move, Map<String, Object> told) {
    for (int i = 0; i < REDEALS; i++) {
      Position other = positions.get(linesAt(number)).copy();
      other.redeal(seat, new RandomSource(100 + i));
      @Nullable Reason reason = other.why(seat, move);
      String about = "number %d, seat %d, %s".formatted(number, seat, move);
      assertThat(told).as(about).containsEntry("code", reason == null ? "legal" : reason.code());
      if (reason != null) {
        assertThat(told.get("parameters"))
            .as(about)
            .isEqualTo(Json.read(Json.write(reason.with())));
      }
    }
  }

  private static String view(int viewer, Position position) {
    JsonSink view = new JsonSink().beginObject();
    position.view(viewer, view);
    return view.end().toString();
  }
}
