package atoll.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Components;
import atoll.engine.Game;
import atoll.engine.Insight;
import atoll.engine.Position;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may know whom: dependencies point one way, and rules use only the plain parts of the JDK. */
final class ArchitectureTest {
  private static final JavaClasses ATOLL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("atoll");

  private static final String[] RULES = {"atoll.engine..", "atoll.games..", "atoll.examples.."};

  /** What would tie the rules to a machine, or is missing where they run in a browser. */
  private static final Set<String> NOT_PLAIN =
      Set.of(
          "java.lang.Thread",
          "java.lang.ThreadLocal",
          "java.lang.Runtime",
          "java.lang.System$Logger",
          "java.lang.Process",
          "java.lang.ClassLoader",
          "java.util.Random",
          "java.util.SplittableRandom",
          "java.util.HexFormat",
          "java.util.Timer",
          "java.util.Scanner",
          "java.util.UUID",
          "java.util.Date",
          "java.util.Calendar",
          "java.util.ServiceLoader",
          "java.util.Formatter");

  private static final DescribedPredicate<JavaClass> PLAIN_JDK =
      resideInAnyPackage("java.lang", "java.util", "java.util.function", "java.util.stream")
          .or(resideInAPackage("java.lang.runtime")) // what the compiler makes of switches
          .or(resideInAPackage("java.lang.invoke")) // and of lambdas
          .or(resideInAPackage("org.jspecify.annotations"))
          .and(describe("plain", type -> !NOT_PLAIN.contains(type.getName())));

  /** Component data is read from the class path in one place; text is hashed in one place. */
  private static final DescribedPredicate<JavaClass> NEEDED_FOR_RESOURCES_AND_DIGESTS =
      describe(
          "needed by Components and Sha256",
          type ->
              Set.of(
                      "java.io.InputStream",
                      "java.io.IOException",
                      "java.io.UncheckedIOException",
                      "java.nio.charset.StandardCharsets",
                      "java.nio.charset.Charset")
                  .contains(type.getName()));

  @Test
  void engineAndGamesUseOnlyPlainJava() {
    classes()
        .that()
        .resideInAnyPackage(RULES)
        .and()
        .doNotHaveFullyQualifiedName("atoll.engine.Components")
        .and()
        .doNotHaveFullyQualifiedName("atoll.engine.Sha256")
        .should()
        .onlyDependOnClassesThat(PLAIN_JDK.or(resideInAnyPackage(RULES)).or(arrays()))
        .check(ATOLL);
    classes()
        .that()
        .resideInAPackage("atoll.engine..")
        .should()
        .onlyDependOnClassesThat(
            PLAIN_JDK
                .or(resideInAPackage("atoll.engine.."))
                .or(NEEDED_FOR_RESOURCES_AND_DIGESTS)
                .or(arrays()))
        .check(ATOLL);
  }

  @Test
  void engineAndGamesAskNoClockAndPrintNothing() {
    for (String method :
        new String[] {"currentTimeMillis", "nanoTime", "getProperty", "getenv", "exit"}) {
      noClasses()
          .that()
          .resideInAnyPackage(RULES)
          .should()
          .callMethodWhere(
              describe(
                  "System." + method,
                  call ->
                      call.getTargetOwner().getName().equals("java.lang.System")
                          && call.getTarget().getName().equals(method)))
          .check(ATOLL);
    }
    noClasses()
        .that()
        .resideInAnyPackage(RULES)
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(ATOLL);
  }

  /** These may differ in the last place between machines, and so might a bot's move. */
  @Test
  void rulesAndBotsTakeTheirCurvesFromTheEngine() {
    Set<String> curves =
        Set.of("exp", "expm1", "log", "log10", "log1p", "pow", "cbrt", "sin", "cos", "tan", "tanh");
    noClasses()
        .that()
        .resideInAnyPackage(RULES)
        .or()
        .resideInAPackage("atoll.bots..")
        .should()
        .callMethodWhere(
            describe(
                "a curve of Math",
                call ->
                    Set.of("java.lang.Math", "java.lang.StrictMath")
                            .contains(call.getTargetOwner().getName())
                        && curves.contains(call.getTarget().getName())))
        .check(ATOLL);
  }

  @Test
  void nothingInEngineAndGamesIsGlobalAndChangeable() {
    fields()
        .that()
        .areDeclaredInClassesThat()
        .resideInAnyPackage(RULES)
        .and()
        .areStatic()
        .should()
        .beFinal()
        .check(ATOLL);
  }

  @Test
  void dependenciesPointOneWay() {
    mayOnlyKnow("atoll.engine..", "atoll.engine..");
    mayOnlyKnow("atoll.games.*..", "atoll.engine..", "atoll.games..");
    mayOnlyKnow("atoll.games", "atoll.engine..", "atoll.games..", "atoll.examples..");
    mayOnlyKnow("atoll.examples..", "atoll.engine..", "atoll.examples..");
    mayOnlyKnow("atoll.bots..", "atoll.engine..", "atoll.bots..");
    mayOnlyKnow("atoll.arena..", "atoll.engine..", "atoll.games", "atoll.bots..", "atoll.arena..");
    mayOnlyKnow(
        "atoll.server..",
        "atoll.engine..",
        "atoll.games",
        "atoll.games.myisland", // by the campaign's classes alone, see below
        "atoll.bots..",
        "atoll.server..");
    slices().matching("atoll.games.(*)..").should().notDependOnEachOther().check(ATOLL);
    slices().matching("atoll.server.(*)..").should().beFreeOfCycles().check(ATOLL);
  }

  @Test
  void onlyTheCommandKnowsTheServerAndNobodyKnowsTheCommand() {
    noClasses()
        .that()
        .resideOutsideOfPackages("atoll.server..", "atoll.app..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("atoll.server..")
        .check(ATOLL);
    noClasses()
        .that()
        .resideOutsideOfPackage("atoll.app..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("atoll.app..")
        .check(ATOLL);
  }

  @Test
  void gamesAreKnownThroughTheCatalogueAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackage("atoll.games..")
        .and()
        .haveNameNotMatching(".*Campaign.*") // My Island's campaign, by command and on the server
        .should()
        .dependOnClassesThat()
        .resideInAPackage("atoll.games.*..")
        .check(ATOLL);
  }

  @Test
  void whatAGameIsMadeOfHasTheNameThatItHasInEveryGame() {
    for (Class<?> part : new Class<?>[] {Game.class, Position.class, Insight.class}) {
      classes()
          .that()
          .resideInAPackage("atoll.games.*..")
          .and()
          .areAssignableTo(part)
          .should()
          .haveSimpleNameEndingWith(part.getSimpleName())
          .check(ATOLL);
    }
  }

  /** The rooms that docs/architecture.md promises; who knows one game knows all. */
  @Test
  void everyGameHasTheSameRooms() {
    for (JavaClass game : games()) {
      JavaPackage home = game.getPackage();
      for (String room :
          List.of(
              "Rules",
              "Course",
              "Listing",
              "Moves",
              "Outcomes",
              "Scoring",
              "View",
              "Diagram",
              "Reasons")) {
        assertThat(home.containsClassWithSimpleName(room)).as(home.getName() + room).isTrue();
      }
    }
  }

  @Test
  void onlyGamePositionAndInsightCarryTheNameOfTheirGame() {
    for (JavaClass game : games()) {
      String name = game.getSimpleName().replaceFirst("Game$", "");
      assertThat(game.getPackage().getClasses())
          .filteredOn(type -> type.isTopLevelClass() && type.getSimpleName().startsWith(name))
          .extracting(JavaClass::getSimpleName)
          .containsExactlyInAnyOrder(name + "Game", name + "Position", name + "Insight");
    }
  }

  @Test
  void whatIsPublicInAGameIsUsedOutsideOfIt() {
    classes()
        .that()
        .resideInAPackage("atoll.games.*..")
        .and()
        .arePublic()
        .and()
        .areTopLevelClasses()
        .should(
            new ArchCondition<>("be used outside of its package") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                boolean isUsed =
                    type.getDirectDependenciesToSelf().stream()
                        .map(Dependency::getOriginClass)
                        .anyMatch(user -> !user.getPackage().equals(type.getPackage()));
                events.add(new SimpleConditionEvent(type, isUsed, type.getName() + " is not"));
              }
            })
        .check(ATOLL);
    members()
        .that()
        .arePublic()
        .and()
        .areDeclaredInClassesThat(
            resideInAPackage("atoll.games.*..")
                .and(
                    describe(
                        "say themselves what is public",
                        type -> !type.isRecord() && !type.isEnum() && !type.isInterface())))
        .should(
            new ArchCondition<>("be used outside of its package, or promised elsewhere") {
              @Override
              public void check(JavaMember member, ConditionEvents events) {
                JavaClass type = member.getOwner();
                boolean isUsed =
                    member.getAccessesToSelf().stream()
                        .anyMatch(
                            use -> !use.getOriginOwner().getPackage().equals(type.getPackage()));
                boolean isPromised =
                    type.getAllRawInterfaces().stream().anyMatch(each -> has(each, member))
                        || type.getAllRawSuperclasses().stream()
                            .anyMatch(each -> has(each, member));
                events.add(
                    new SimpleConditionEvent(
                        member, isUsed || isPromised, member.getFullName() + " is not"));
              }
            })
        .check(ATOLL);
  }

  private static boolean has(JavaClass type, JavaMember member) {
    return type.getMembers().stream().anyMatch(each -> each.getName().equals(member.getName()));
  }

  @Test
  void nothingStaticInAGameComesFromComponents() {
    classes()
        .that()
        .resideInAPackage("atoll.games.*..")
        .should(
            new ArchCondition<>("have a static initializer that never gets to Components") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                Set<JavaCodeUnit> reached = new LinkedHashSet<>();
                type.getStaticInitializer().ifPresent(start -> follow(start, reached));
                boolean isFree =
                    reached.stream()
                        .noneMatch(unit -> unit.getOwner().isEquivalentTo(Components.class));
                events.add(new SimpleConditionEvent(type, isFree, type.getName() + " gets there"));
              }
            })
        .check(ATOLL);
  }

  /** Everything of ours that is called from there on. */
  private static void follow(JavaCodeUnit unit, Set<JavaCodeUnit> reached) {
    if (!isForeign(unit.getOwner()) && reached.add(unit)) {
      for (JavaAccess<?> access : unit.getAccessesFromSelf()) {
        if (access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget target) {
          target.resolveMember().ifPresent(member -> follow(member, reached));
        }
      }
    }
  }

  @Test
  void everyPackageHasANoteToStartFrom() {
    Set<String> packages = new TreeSet<>();
    ATOLL.forEach(type -> packages.add(type.getPackageName()));
    assertThat(packages).allMatch(name -> ATOLL.getPackage(name).tryGetPackageInfo().isPresent());
  }

  /** The note walks through a move and leaves no room out. */
  @Test
  void everyClassOfAGameIsNamedInItsNote() throws IOException {
    for (JavaClass game : games()) {
      String note = note(game.getPackage());
      assertThat(game.getPackage().getClasses())
          .filteredOn(type ->
              type.isTopLevelClass()
                  && !type.isArray()
                  && !type.getSimpleName().equals("package-info"))
          .extracting(JavaClass::getSimpleName)
          .allMatch(name -> Pattern.compile("\\b" + name + "[}#]").matcher(note).find());
    }
  }

  /** A note that names what is gone leads astray. */
  @Test
  void everyClassThatANoteNamesIsThere() throws IOException {
    Set<String> classes = new TreeSet<>();
    ATOLL.forEach(type -> classes.add(type.getSimpleName()));
    Pattern name = Pattern.compile("\\{@(?:code|link)[\\s*]+(?:[a-z]+\\.)*([A-Z][a-z]\\w*)[}#]");
    for (JavaClass game : games()) {
      assertThat(name.matcher(note(game.getPackage())).results().map(match -> match.group(1)))
          .isNotEmpty()
          .isSubsetOf(classes);
    }
  }

  private static String note(JavaPackage home) throws IOException {
    Path file = Path.of(home.getName().replace('.', '/'), "package-info.java");
    try (Stream<Path> modules = Files.list(Path.of("..", "games"))) {
      return Files.readString(
          modules
              .map(module -> module.resolve("src/main/java").resolve(file))
              .filter(Files::exists)
              .findFirst()
              .orElseThrow());
    }
  }

  private static List<JavaClass> games() {
    return ATOLL.stream()
        .filter(
            resideInAPackage("atoll.games.*..").and(JavaClass.Predicates.assignableTo(Game.class)))
        .toList();
  }

  private static void mayOnlyKnow(String layer, String... known) {
    classes()
        .that()
        .resideInAPackage(layer)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(known).or(describe("not ours", ArchitectureTest::isForeign)))
        .check(ATOLL);
  }

  private static boolean isForeign(JavaClass type) {
    return !type.getBaseComponentType().getPackageName().startsWith("atoll");
  }

  private static DescribedPredicate<JavaClass> arrays() {
    return describe(
        "arrays of those or of primitives",
        type ->
            type.isPrimitive()
                || (type.isArray()
                    && (type.getBaseComponentType().isPrimitive()
                        || type.getBaseComponentType().getPackageName().startsWith("atoll")
                        || type.getBaseComponentType().getPackageName().startsWith("java.lang"))));
  }
}
