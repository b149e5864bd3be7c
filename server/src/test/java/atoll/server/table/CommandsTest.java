package atoll.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import atoll.engine.Refused;
import atoll.engine.Setup;
import atoll.games.Catalogue;
import atoll.server.table.Declined.Reason;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each command is declined for, and what happens when it is not. */
final class CommandsTest {
  private static final String ADA = "ada"; // the host
  private static final String GRACE = "grace";
  private static final String EVE = "eve"; // a stranger
  private static final int NOWHERE = 9;
  private static final int FUTURE = 100_000;
  private static final long NOW = 1_000_000;
  private static final Setup TALLY = Setup.of(new TallyGame(() -> {}), 3, Map.of());
  private static final Setup IN_TURN = Setup.of(Catalogue.all().get("small-islands"), 2, Map.of());
  private static final Setup ISLANT = Setup.of(Catalogue.all().get("islant"), 2, Map.of());
  private static final Clock TEN_SECONDS = new Clock(10_000, 0, false, false);
  private static final TableHeader.Past OLD = new TableHeader.Past("Old.", Map.of(), null);

  /** A command at a table, and what is expected of it. */
  record Case<T>(Supplier<TableState> table, Command command, T expected) {
    @Override
    public String toString() {
      return expected + " " + command;
    }
  }

  private static TableState table(Table table, Event... events) {
    TableHeader header =
        new TableHeader(
            "table",
            table.setup,
            table.setup.game().edition(),
            Arrays.asList(new @Nullable String[table.setup.seats()]),
            ADA,
            true,
            "",
            table.clock,
            table.hasHints,
            null,
            "secret",
            0,
            null,
            table.past);
    TableState state = new TableState(header);
    Stream.of(events).forEach(event -> state.apply(event, NOW));
    return state;
  }

  /** What is not usual about a table. */
  private record Table(
      Setup setup, @Nullable Clock clock, boolean hasHints, TableHeader.@Nullable Past past) {
    static final Table USUAL = new Table(TALLY, null, false, null);
  }

  private static Event sat(int seat, String guest) {
    return new Event.Sat(seat, guest, guest, null);
  }

  /** Ada sits, a seat is kept for Grace, and one is open. */
  private static TableState open() {
    return table(Table.USUAL, sat(0, ADA), new Event.Kept(1, GRACE, GRACE));
  }

  private static TableState almostFull() {
    return table(Table.USUAL, sat(0, ADA), sat(1, GRACE));
  }

  private static TableState playing(Event... more) {
    return playing(Table.USUAL, more);
  }

  /** Ada, Grace and, where there are three seats, a bot play. */
  private static TableState playing(Table table, Event... more) {
    Stream<Event> before = Stream.of(sat(0, ADA), sat(1, GRACE));
    Stream<Event> bot =
        table.setup.seats() > 2 ? Stream.of(new Event.Arranged(2, null, null, "greedy")) : null;
    Stream<Event> all =
        Stream.concat(
            Stream.concat(before, bot == null ? Stream.of() : bot),
            Stream.concat(Stream.of(new Event.Started(null)), Stream.of(more)));
    return table(table, all.toArray(Event[]::new));
  }

  private static TableState over() {
    return playing(new Event.Moved(0, "end", 4));
  }

  private static TableState past() {
    return table(new Table(TALLY, null, false, OLD), sat(0, ADA), sat(1, GRACE));
  }

  /** Seats act one after the other, and the second is not the one to begin. */
  private static TableState inTurn() {
    TableState state = playing(new Table(IN_TURN, null, true, null));
    new Draft(state).carryOut(new Command.Settle());
    return state;
  }

  private static TableState noisy(int events) {
    TableState state = playing();
    while (state.number() < events) {
      state.apply(new Event.Hushed(false), NOW);
    }
    return state;
  }

  private static TableState talkedOut() {
    return noisy(Commands.MOST_FOR_TALK);
  }

  private static Case<Reason> no(Reason why, Supplier<TableState> table, Command command) {
    return new Case<>(table, command, why);
  }

  /** At tables where it is too early or too late for a command. */
  private static Stream<Case<Reason>> whenPlaying(Command command) {
    return Stream.of(
        no(Reason.NOT_STARTED, CommandsTest::almostFull, command),
        no(Reason.OVER, CommandsTest::over, command),
        no(Reason.OTHER_RULES, CommandsTest::past, command));
  }

  private static Stream<Case<Reason>> whenOpen(Command command) {
    return Stream.of(
        no(Reason.STARTED, CommandsTest::playing, command),
        no(Reason.OVER, CommandsTest::over, command),
        no(Reason.OTHER_RULES, CommandsTest::past, command));
  }

  static Stream<Case<Reason>> declined() {
    return Stream.of(sitting(), playingOn(), talking(), absent()).flatMap(each -> each);
  }

  private static Stream<Case<Reason>> sitting() {
    Supplier<TableState> removed =
        () -> table(Table.USUAL, sat(1, GRACE), new Event.Arranged(1, null, null, null));
    Supplier<TableState> kept =
        () -> table(Table.USUAL, sat(0, ADA), sat(1, GRACE), new Event.Kept(2, GRACE, GRACE));
    Stream<Case<Reason>> cases =
        Stream.of(
            no(Reason.NO_SUCH_SEAT, CommandsTest::open, sit(EVE, NOWHERE)),
            no(Reason.TAKEN, CommandsTest::open, sit(EVE, 0)),
            no(Reason.TAKEN, CommandsTest::open, sit(EVE, 1)),
            no(Reason.TAKEN, kept, sit(EVE, null)),
            no(Reason.REMOVED, removed, sit(GRACE, null)),
            no(Reason.FULL, CommandsTest::talkedOut, sit(EVE, null)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::open, arrange(ADA, NOWHERE)),
            no(Reason.FORBIDDEN, CommandsTest::open, arrange(GRACE, 2)),
            no(Reason.FULL, CommandsTest::talkedOut, arrange(ADA, 2)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::open, new Command.Rename(ADA, NOWHERE, "A")),
            no(Reason.FORBIDDEN, CommandsTest::open, new Command.Rename(EVE, 0, "A")),
            no(Reason.FULL, CommandsTest::talkedOut, new Command.Rename(ADA, 0, "A")),
            no(Reason.NO_SUCH_SEAT, CommandsTest::open, new Command.Leave(ADA, NOWHERE)),
            no(Reason.FORBIDDEN, CommandsTest::open, new Command.Leave(EVE, null)),
            no(Reason.FORBIDDEN, CommandsTest::open, new Command.Leave(ADA, 1)),
            no(Reason.FORBIDDEN, CommandsTest::open, new Command.Start(GRACE, "greedy")));
    Stream<Command> early =
        Stream.of(
            sit(EVE, null),
            arrange(ADA, 2),
            new Command.Rename(ADA, 0, "A"),
            new Command.Leave(ADA, null),
            new Command.Start(ADA, "greedy"));
    return Stream.concat(cases, early.flatMap(CommandsTest::whenOpen));
  }

  private static Stream<Case<Reason>> playingOn() {
    Supplier<TableState> tooMany = () -> noisy(Commands.MOST_EVENTS);
    Stream<Case<Reason>> cases =
        Stream.of(
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, move(ADA, NOWHERE, "add")),
            no(Reason.FORBIDDEN, CommandsTest::playing, move(ADA, 1, "add")),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Move(null, 1, 4, "add")),
            no(Reason.STALE, CommandsTest::playing, new Command.Move(ADA, 0, FUTURE, "add")),
            no(Reason.STALE, CommandsTest::playing, new Command.Move(ADA, 0, 0, "add")),
            no(
                Reason.NOT_YOUR_TURN,
                CommandsTest::inTurn,
                new Command.Move(GRACE, 1, inTurn().number(), "pass")),
            no(Reason.FULL, tooMany, move(ADA, 0, "add")),
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, back(ADA, NOWHERE, 4)),
            no(Reason.FORBIDDEN, CommandsTest::playing, back(ADA, 1, 4)),
            no(Reason.STALE, CommandsTest::playing, back(ADA, 0, FUTURE)),
            no(Reason.NO_TAKE_BACK, CommandsTest::playing, back(ADA, 0, 4)),
            no(Reason.FULL, CommandsTest::talkedOut, back(ADA, 0, 4)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, new Command.Hint(ADA, NOWHERE)),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Hint(ADA, 1)),
            no(Reason.NO_HINTS, CommandsTest::playing, new Command.Hint(ADA, 0)),
            no(Reason.NOT_YOUR_TURN, CommandsTest::inTurn, new Command.Hint(GRACE, 1)));
    Stream<Command> whenever =
        Stream.of(move(ADA, 0, "add"), back(ADA, 0, 4), new Command.Hint(ADA, 0));
    return Stream.concat(cases, whenever.flatMap(CommandsTest::whenPlaying));
  }

  private static Stream<Case<Reason>> talking() {
    Supplier<TableState> hushed = () -> playing(new Event.Hushed(true));
    return Stream.of(
        no(Reason.QUIET, hushed, new Command.Say(ADA, null, "Hm")),
        no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Say(EVE, null, "Hm")),
        no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Say(ADA, 1, "Hm")),
        no(Reason.FULL, CommandsTest::talkedOut, new Command.Say(ADA, null, "Hm")),
        no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Hush(GRACE, true)),
        no(Reason.FULL, CommandsTest::talkedOut, new Command.Hush(ADA, true)),
        no(Reason.NO_SUCH_SEAT, CommandsTest::playing, new Command.Show(ADA, NOWHERE, Map.of())),
        no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Show(ADA, 1, Map.of())),
        no(Reason.FULL, CommandsTest::talkedOut, new Command.Show(ADA, 0, Map.of())));
  }

  private static Stream<Case<Reason>> absent() {
    Stream<Case<Reason>> cases =
        Stream.of(
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Resign(EVE, null)),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Resign(ADA, 1)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, new Command.Resign(ADA, NOWHERE)),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.Return(EVE, null)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, new Command.Return(EVE, NOWHERE)),
            no(Reason.FULL, CommandsTest::talkedOut, new Command.Return(ADA, null)),
            no(Reason.NO_SUCH_SEAT, CommandsTest::playing, new Command.StandIn(ADA, NOWHERE)),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.StandIn(EVE, 0)),
            no(Reason.FORBIDDEN, CommandsTest::playing, new Command.StandIn(ADA, 0)),
            no(Reason.NOBODY_WAITS, CommandsTest::inTurn, new Command.StandIn(ADA, 1)));
    Stream<Command> whenever =
        Stream.of(
            new Command.Resign(ADA, null),
            new Command.Return(ADA, null),
            new Command.StandIn(ADA, 1));
    return Stream.concat(cases, whenever.flatMap(CommandsTest::whenPlaying));
  }

  private static Command sit(String guest, @Nullable Integer seat) {
    return new Command.Sit(guest, guest, seat, null);
  }

  private static Command arrange(String guest, int seat) {
    return new Command.Arrange(guest, seat, "greedy", null);
  }

  private static Command move(String guest, int seat, String move) {
    return new Command.Move(guest, seat, 4, move);
  }

  private static Command back(String guest, int seat, int number) {
    return new Command.TakeBack(guest, seat, number);
  }

  @ParameterizedTest
  @MethodSource("declined")
  void aCommandIsDeclinedBeforeAnythingHappens(Case<Reason> no) {
    Draft draft = new Draft(no.table.get());
    Declined declined = catchThrowableOfType(Declined.class, () -> draft.carryOut(no.command));
    assertThat(declined).isNotNull();
    assertThat(declined.reason()).isEqualTo(no.expected);
    assertThat(declined.sentence()).endsWith(".");
    assertThat(draft.entries()).isEmpty();
    if (no.expected == Reason.NO_SUCH_SEAT) {
      assertThat(declined.parameters())
          .containsEntry("seat", NOWHERE)
          .containsEntry("seats", draft.state().seats());
    }
    if (Set.of(Reason.NOT_YOUR_TURN, Reason.NOBODY_WAITS, Reason.STALE).contains(no.expected)) {
      assertThat(declined.parameters()).containsKey("seat");
    }
  }

  @Test
  void everyReasonIsTriedButThoseThatOthersGive() {
    Set<Reason> elsewhere = EnumSet.of(Reason.NOT_OVER, Reason.CAMPAIGN_FULL, Reason.NO_PLAYER);
    Set<Reason> tried = declined().map(Case::expected).collect(Collectors.toSet());
    tried.addAll(elsewhere);
    assertThat(tried).containsExactlyInAnyOrder(Reason.values());
  }

  @Test
  void aMoveOfAnotherGameIsRefusedAndWritesNothing() {
    Draft draft = new Draft(playing());
    Refused refused =
        catchThrowableOfType(Refused.class, () -> draft.carryOut(move(ADA, 0, "dance")));
    assertThat(refused.code()).isEqualTo(Refused.ILLEGAL);
    assertThat(draft.entries()).isEmpty();
  }

  private static Case<String> yes(String events, Supplier<TableState> table, Command command) {
    return new Case<>(table, command, events);
  }

  static Stream<Case<String>> carriedOut() {
    return Stream.of(beforeTheStart(), duringTheGame(), byTheServer()).flatMap(each -> each);
  }

  private static Stream<Case<String>> beforeTheStart() {
    Supplier<TableState> alone = () -> table(Table.USUAL, sat(0, ADA));
    return Stream.of(
        yes("sat", CommandsTest::open, sit(GRACE, null)),
        yes("sat", CommandsTest::open, sit(EVE, 2)),
        yes("sat started", CommandsTest::almostFull, sit(EVE, null)),
        yes("", CommandsTest::open, sit(ADA, null)), // the same once more
        yes("arranged", CommandsTest::open, arrange(ADA, 2)),
        yes("arranged started", CommandsTest::almostFull, arrange(ADA, 2)),
        yes("renamed", CommandsTest::open, new Command.Rename(GRACE, 1, "G")),
        yes("", CommandsTest::open, new Command.Rename(ADA, 0, ADA)),
        yes("left", CommandsTest::open, new Command.Leave(GRACE, null)),
        yes("left closed", alone, new Command.Leave(ADA, null)),
        yes("left", CommandsTest::open, new Command.Forget(GRACE)),
        yes("left closed", alone, new Command.Forget(ADA)),
        yes("left started", CommandsTest::open, new Command.Start(ADA, "greedy")));
  }

  private static Stream<Case<String>> duringTheGame() {
    Supplier<TableState> added = () -> playing(new Event.Moved(0, "add", 4));
    Supplier<TableState> helping = () -> playing(new Table(TALLY, null, true, null));
    Supplier<TableState> helped =
        () -> playing(new Table(TALLY, null, true, null), new Event.Hinted(0));
    Supplier<TableState> drawing = () -> playing(new Table(ISLANT, null, false, null));
    Supplier<TableState> away = () -> playing(new Event.StoodIn(1, 0));
    Map<String, Object> pencils = Map.of("colours", List.of("green", "orange"));
    return Stream.of(
        yes("moved", CommandsTest::playing, move(ADA, 0, "add")),
        yes("moved", CommandsTest::playing, new Command.Move(null, 2, 4, "add")),
        yes("moved drawn", CommandsTest::playing, move(GRACE, 1, "roll")),
        yes("", added, move(ADA, 0, "add")), // the same once more
        yes("tookBack", added, back(ADA, 0, 5)),
        yes("said", CommandsTest::playing, new Command.Say(GRACE, null, "Hm")),
        yes("said", CommandsTest::over, new Command.Say(GRACE, null, "Hm")),
        yes("hushed", CommandsTest::playing, new Command.Hush(ADA, true)),
        yes("", CommandsTest::playing, new Command.Hush(ADA, false)),
        yes("shown", drawing, new Command.Show(ADA, 0, pencils)),
        yes("resigned", CommandsTest::playing, new Command.Resign(ADA, null)),
        yes("resigned forgotten", CommandsTest::playing, new Command.Forget(GRACE)),
        yes("forgotten", CommandsTest::over, new Command.Forget(GRACE)),
        yes("hinted", helping, new Command.Hint(ADA, 0)),
        yes("", helped, new Command.Hint(ADA, 0)),
        yes("stoodIn", CommandsTest::playing, new Command.StandIn(ADA, 1)),
        yes("", away, new Command.StandIn(ADA, 1)),
        yes("returned", away, new Command.Return(GRACE, null)),
        yes("", CommandsTest::playing, new Command.Return(GRACE, null)));
  }

  private static Stream<Case<String>> byTheServer() {
    Supplier<TableState> timed = () -> playing(new Table(TALLY, TEN_SECONDS, false, null));
    Supplier<TableState> again = () -> playing(new Event.Rematched("next"));
    return Stream.of(
        yes("", timed, new Command.TimeOut(NOW + 9_999)),
        yes("timedOut timedOut", timed, new Command.TimeOut(NOW + 10_000)),
        yes("", CommandsTest::playing, new Command.TimeOut(NOW + FUTURE)),
        yes("replaced", CommandsTest::playing, new Command.Replace(2, "greedy", "random")),
        yes("", CommandsTest::playing, new Command.Replace(2, "level5", "random")),
        yes("closed", CommandsTest::open, new Command.Expire(NOW + 1)),
        yes("", CommandsTest::playing, new Command.Expire(NOW + 1)),
        yes("rematched", CommandsTest::over, new Command.Rematch("next")),
        yes("", again, new Command.Rematch("next")),
        yes("closed", CommandsTest::past, new Command.Settle()),
        yes("", CommandsTest::playing, new Command.Settle()));
  }

  @ParameterizedTest
  @MethodSource("carriedOut")
  void aCommandWritesItsEvents(Case<String> yes) {
    Draft draft = new Draft(yes.table.get());
    draft.carryOut(yes.command);
    assertThat(kinds(draft)).isEqualTo(yes.expected);
  }

  private static String kinds(Draft draft) {
    return draft.entries().stream()
        .map(entry -> entry.event().kind())
        .collect(Collectors.joining(" "));
  }

  /** A seat is kept when a table is made, by no command. */
  @Test
  void everyCommandIsTriedAndEveryEventComesOfOne() {
    Set<String> events =
        carriedOut()
            .flatMap(each -> Stream.of(each.expected.split(" ")))
            .filter(kind -> !kind.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(events).hasSize(Event.class.getPermittedSubclasses().length - 1);
    assertThat(carriedOut().map(each -> each.command.getClass()).distinct())
        .hasSize(Command.class.getPermittedSubclasses().length);
  }
}
