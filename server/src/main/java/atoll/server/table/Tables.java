package atoll.server.table;

import atoll.bots.Bots;
import atoll.engine.Game;
import atoll.engine.Games;
import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.engine.json.Json;
import atoll.server.fair.Fresh;
import atoll.server.store.Archive;
import atoll.server.store.Ledger;
import atoll.server.store.Rows.TableRow;
import atoll.server.store.StorageFailure;
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
import java.util.function.UnaryOperator;
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
  private final List<NewsListener> newsListeners = new CopyOnWriteArrayList<>();

  public Tables(Games games, Ledger ledger, Archive archive) {
    this.games = games;
    this.ledger = ledger;
    this.archive = archive;
  }

  /** Hears of every table that has got new events here. */
  public void onChange(Consumer<Table> listener) {
    listeners.add(listener);
  }

  /** Hears of tables that have new events, whoever wrote them. */
  public interface NewsListener {
    /**
     * Something has happened.
     *
     * @param guests who sits there, as far as that is known here
     */
    void happened(String table, Collection<String> guests);
  }

  public void onNews(NewsListener listener) {
    newsListeners.add(listener);
  }

  /**
   * Makes a table; it starts at once if no seat is open.
   *
   * @throws Refused with the game's own sentence if it cannot be played like that
   */
  public Table create(NewTable wished) {
    Setup setup = setup(wished.game(), wished.seats().size(), wished.options());
    setup.start(); // the game itself checks structured options
    List<@Nullable String> bots = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    for (NewTable.Wish wish : wished.seats()) {
      int seat = bots.size();
      @Nullable String bot = null;
      switch (wish) {
        case NewTable.Bot(String name) -> {
          Bots.check(name);
          bot = name;
        }
        case NewTable.Sitting(String guest, String name) ->
            events.add(new Event.Sat(seat, guest, name, null));
        case NewTable.Kept(String guest, String name) ->
            events.add(new Event.Kept(seat, guest, name));
        case NewTable.Open() -> {}
      }
      bots.add(bot);
    }
    TableHeader header =
        new TableHeader(
            word(ID_LENGTH),
            setup,
            setup.game().edition(),
            bots,
            wished.host(),
            wished.listed(),
            word(INVITE_LENGTH),
            wished.clock(),
            wished.hasHints(),
            wished.follows(),
            Fresh.secret(),
            System.currentTimeMillis(),
            null,
            null);
    return found(header, events);
  }

  private Table found(TableHeader header, List<Event> events) {
    Table table = table(header);
    boolean isFounded = false;
    try {
      table.found(row(header), events, () -> inUse.put(header.id(), table));
      isFounded = true;
    } finally {
      if (!isFounded) {
        inUse.remove(header.id());
      }
    }
    return table;
  }

  /** Where a game that was brought along is to be found, and whether it was not there before. */
  public record Arrival(String id, boolean isNew) {}

  /**
   * Takes over a finished game that the guest played on a device, after its record has been
   * replayed by the rules that are played here. The same one comes but once.
   *
   * @param bots for each seat the bot that played it, or null for a person
   * @param checkName makes sure that a person may be called so
   * @throws Refused with the first thing about the record that does not hold
   */
  public Arrival bring(
      String guest, String record, List<@Nullable String> bots, UnaryOperator<String> checkName) {
    String digest = Brought.digest(guest, record);
    Optional<Arrival> known = archive.brought(digest).map(id -> new Arrival(id, false));
    return known.orElseGet(() -> {
      Brought game = Brought.read(games, record, bots);
      TableHeader header =
          new TableHeader(
              word(ID_LENGTH),
              game.setup(),
              game.setup().game().edition(),
              bots,
              guest,
              false,
              word(INVITE_LENGTH),
              null,
              false,
              null,
              game.secret(),
              System.currentTimeMillis(),
              digest,
              null);
      try {
        found(header, game.events(guest, bots, checkName));
      } catch (StorageFailure.Conflict sameTwice) {
        return archive
            .brought(digest)
            .map(id -> new Arrival(id, false))
            .orElseThrow(() -> sameTwice);
      }
      return new Arrival(header.id(), true);
    });
  }

  /**
   * What a table would be.
   *
   * @throws Refused with the game's own sentence if it cannot be played like that
   */
  public Setup setup(String game, int seats, Map<String, Object> options) {
    return Setup.of(games.get(game), seats, options);
  }

  /**
   * The table where a game that is over is played again: the one that somebody has made already, or
   * a new one. It keeps a seat for everybody, and the order of the seats has turned by one.
   *
   * @param guest who asks, and is the host if nobody was faster
   */
  public Table rematch(Table over, String guest) {
    over.mustHavePlayed(guest);
    String last = over.header().id();
    Optional<Table> next = following(last);
    while (next.isPresent() && next.get().isClosed()) {
      last = next.get().header().id(); // nobody came
      next = following(last);
    }
    if (next.isEmpty()) {
      try {
        next = Optional.of(create(over.again(guest, last)));
      } catch (StorageFailure.Conflict somebodyWasFaster) {
        next = following(last);
      }
    }
    Table table = next.orElseThrow(() -> new StorageFailure("no table to go on at", null));
    over.carryOut(new Command.Rematch(table.header().id()));
    return table;
  }

  private Optional<Table> following(String id) {
    return archive.following(id).flatMap(this::find);
  }

  private void changed(Table table) {
    listeners.forEach(listener -> listener.accept(table));
    tell(table.header().id(), table);
  }

  private void tell(String id, @Nullable Table table) {
    Collection<String> guests = table == null ? List.of() : table.guests();
    newsListeners.forEach(listener -> listener.happened(id, guests));
  }

  /** A word that nobody can guess. */
  public String word(int length) {
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
        0,
        header.follows(),
        header.clock() == null ? null : header.clock().text(),
        header.hasHints(),
        header.brought());
  }

  /** The table of that id, if there is one. */
  public Optional<Table> find(String id) {
    Table known = inUse.computeIfPresent(id, (_, table) -> table.touch());
    if (known != null || id.length() != ID_LENGTH) {
      return Optional.ofNullable(known);
    }
    return archive.table(id).map(row -> inUse.computeIfAbsent(id, _ -> table(header(row))));
  }

  /** The table of that id, if it is in memory with all that is needed to go on. */
  public Optional<Table> inMemory(String id) {
    return Optional.ofNullable(
            inUse.computeIfPresent(id, (_, table) -> table.touch())) // not forgotten meanwhile
        .filter(Table::isLoaded);
  }

  /** The table of that id with all that is needed to go on, read from the store. */
  public Optional<Table> load(String id) {
    Optional<Table> found = find(id);
    found.ifPresent(Table::number);
    return found;
  }

  private TableHeader header(TableRow row) {
    try {
      return read(row);
    } catch (Refused e) {
      throw new Damaged(row.id(), "its header cannot be read", e);
    }
  }

  private TableHeader read(TableRow row) {
    List<@Nullable String> bots = new ArrayList<>();
    for (@Nullable Object bot : Json.list(Json.read(row.seats()))) {
      bots.add(bot == null ? null : Json.text(bot));
    }
    Game game = games.get(row.game());
    Map<String, Object> options = Json.object(Json.read(row.options()));
    TableHeader.@Nullable Past past = past(row, game, options);
    return new TableHeader(
        row.id(),
        Setup.of(game, bots.size(), past == null ? options : Map.of()),
        row.edition(),
        bots,
        row.host(),
        row.listed(),
        row.invite(),
        Clock.ofText(row.clock()),
        row.hasHints(),
        row.follows(),
        row.secret(),
        row.created(),
        row.brought(),
        past);
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
    if (known == null || known.heard(number)) {
      tell(id, known);
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
