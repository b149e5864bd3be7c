package atoll.server.table;

import atoll.bots.Bots;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.server.fair.Fresh;
import atoll.server.store.Archive;
import atoll.server.store.Change;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.TableRow;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All tables: those in use are in memory, the others are read from the store when needed. */
public final class Tables {
  private static final String LETTERS = "abcdefghijkmnopqrstuvwxyz23456789";
  private static final int ID_LENGTH = 10;
  private static final int INVITE_LENGTH = 16;
  private static final int MANY = 1000;
  private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);
  private static final long IDLE_NANOS_OF_MANY = TimeUnit.MINUTES.toNanos(1);

  private final Games games;
  private final Ledger ledger;
  private final Archive archive;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Table> inUse = new ConcurrentHashMap<>();
  private final Documents documents = new Documents();
  private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

  public Tables(Games games, Ledger ledger, Archive archive) {
    this.games = games;
    this.ledger = ledger;
    this.archive = archive;
  }

  /** Hears of every table that has new events. */
  public void onChange(Consumer<Table> listener) {
    listeners.add(listener);
  }

  /**
   * What is wished of a seat of a new table.
   *
   * @param bot who plays it, or null
   * @param name the person who plays it on the maker's own device, or null if the seat is open
   */
  public record Wish(@Nullable String bot, @Nullable String name, String contribution) {}

  /**
   * Makes a table; it starts at once if no seat is open.
   *
   * @throws Refused with the game's own sentence if it cannot be played like that
   */
  public Table create(
      String host, String game, Map<String, Object> options, List<Wish> wishes, boolean listed) {
    Setup setup = Setup.of(games.get(game), wishes.size(), options);
    setup.start(); // the game itself checks structured options
    List<@Nullable String> bots = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    for (Wish wish : wishes) {
      if (wish.bot() != null) {
        Bots.check(wish.bot());
      } else if (wish.name() != null) {
        events.add(new Event.Sat(bots.size(), host, wish.name(), wish.contribution()));
      }
      bots.add(wish.bot());
    }
    TableHeader header =
        new TableHeader(
            word(ID_LENGTH),
            setup,
            setup.game().edition(),
            bots,
            host,
            listed,
            word(INVITE_LENGTH),
            Fresh.secret(),
            System.currentTimeMillis(),
            null);
    Table table = table(header);
    boolean isFounded = false;
    try {
      table.found(
          first -> new Change.NewTable(row(header), first),
          events,
          () -> inUse.put(header.id(), table));
      isFounded = true;
    } finally {
      if (!isFounded) {
        inUse.remove(header.id());
      }
    }
    return table;
  }

  private void changed(Table table) {
    listeners.forEach(listener -> listener.accept(table));
  }

  private String word(int length) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return word.toString();
  }

  private static TableRow row(TableHeader header) {
    return new TableRow(
        header.id(),
        header.setup().game().id(),
        header.edition(),
        Json.write(header.setup().chosen()),
        Json.write(header.bots()),
        header.host(),
        header.listed(),
        header.invite(),
        header.secret(),
        header.created(),
        0);
  }

  /** The table of that id, if there is one. */
  public Optional<Table> find(String id) {
    Table known = inUse.computeIfPresent(id, (_, table) -> table.touch());
    if (known != null || id.length() != ID_LENGTH) {
      return Optional.ofNullable(known);
    }
    return archive.table(id).map(row -> inUse.computeIfAbsent(id, _ -> read(row)));
  }

  private Table read(TableRow row) {
    List<@Nullable String> bots = new ArrayList<>();
    for (@Nullable Object bot : Json.list(Json.read(row.seats()))) {
      bots.add(bot == null ? null : Json.text(bot));
    }
    Game game = games.get(row.game());
    Map<String, Object> options = Json.object(Json.read(row.options()));
    TableHeader.@Nullable Past past = past(row, game, options);
    return table(
        new TableHeader(
            row.id(),
            Setup.of(game, bots.size(), past == null ? options : Map.of()),
            row.edition(),
            bots,
            row.host(),
            row.listed(),
            row.invite(),
            row.secret(),
            row.created(),
            past));
  }

  private Table table(TableHeader header) {
    return new Table(header, new Log(header, ledger, archive), ledger, documents, this::changed);
  }

  private TableHeader.@Nullable Past past(TableRow row, Game game, Map<String, Object> options) {
    try {
      Setup.requireEdition(game, row.edition(), options);
      return null;
    } catch (Refused refused) {
      @Nullable String result = archive.result(row.id()).orElse(null);
      return new TableHeader.Past(refused.sentence(), options, result);
    }
  }

  /** Another node says how many events a table has by now. */
  public void heard(String id, int number) {
    Table known = inUse.get(id);
    if (known != null) {
      known.heard(number);
    }
  }

  /** The tables that are in memory. */
  public Collection<Table> inUse() {
    return inUse.values();
  }

  /**
   * Forgets tables that nobody has looked at for a while; they are still in the store.
   *
   * @param isNeeded tables that somebody else works on; a second one in memory must not be
   */
  public void forgetIdle(Predicate<Table> isNeeded) {
    long allowed = inUse.size() > MANY ? IDLE_NANOS_OF_MANY : IDLE_NANOS;
    for (String id : inUse.keySet()) {
      inUse.computeIfPresent(
          id, (_, table) -> table.isIdle(allowed) && !isNeeded.test(table) ? null : table);
    }
  }
}
