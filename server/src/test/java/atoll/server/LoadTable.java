package atoll.server;

import atoll.engine.RandomSource;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/**
 * A table of two people in a {@link LoadTrial}, and when the next move is meant to be made there.
 * The times are drawn beforehand and do not wait for the server, so that one that is slow is
 * measured slow.
 */
final class LoadTable implements Delayed {
  private static final List<String> GAMES =
      List.of("my-island", "lord-of-my-island", "first-island", "islant", "small-islands");

  private static final int MOST_LOOKS = 1000;

  /** Somebody who plays: over which node, and with what to show for it. */
  record Person(int port, String token) {}

  private final List<Person> people;
  private final String game;
  private final RandomSource random;
  private final double meanNanos;
  private long due;
  private String path = "";
  private int number;
  private int actor;
  private int seat;
  private String move = "";
  private int finished;

  /** The move under way, for those who wait to hear of it: its number, who makes it, since when. */
  private volatile Sent sent = new Sent(-1, 0, 0);

  private record Sent(int number, int actor, long since) {}

  LoadTable(int index, List<Person> people, long meanMillis) {
    this.people = people;
    this.game = GAMES.get(index % GAMES.size());
    this.random = new RandomSource(index);
    this.meanNanos = meanMillis * 1e6;
  }

  List<Person> people() {
    return people;
  }

  String path() {
    return path;
  }

  /** How many events are known. */
  int number() {
    return number;
  }

  /** How many games have been played to their end. */
  int finished() {
    return finished;
  }

  /** The first person makes a table, the second sits down. */
  void begin(Lines lines) throws IOException {
    Person host = people.get(0);
    Person other = people.get(1);
    KeptLine.Reply made =
        lines
            .to(host)
            .post(
                "/api/tables",
                host.token,
                "{\"game\":\"" + game + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
            .expect(201);
    path = "/api/tables/" + Document.word(made.text(), "\"id\":\"");
    lines.to(other).post(path + "/join", other.token, "{\"seat\":1}").expect(200);
    look(lines, 1, new Times());
  }

  /** From now on the moves have their times. */
  void schedule(long now) {
    due = now;
    pause();
  }

  /** The time of the next move: pauses vary as those of people who do not know of each other. */
  void pause() {
    due += (long) (-Math.log(1 - random.fraction()) * meanNanos);
  }

  /** Makes the next move, as it was meant to be at its time, and lets the people look. */
  void play(Lines lines, long since, Times moves, Times reads) throws IOException {
    Person mover = people.get(actor);
    sent = new Sent(number + 1, actor, since);
    KeptLine.Reply reply =
        lines
            .to(mover)
            .post(
                path + "/moves",
                mover.token,
                "{\"seat\":" + seat + ",\"number\":" + number + ",\"move\":\"" + move + "\"}");
    moves.add(System.nanoTime() - since);
    if (reply.status() != 200 && reply.status() != 409) {
      throw new IOException(reply.toString());
    }
    look(lines, 1 - actor, reads);
  }

  /**
   * Somebody looks at the table, and if it is not their turn the other one does; with two nodes one
   * may be a moment behind, so they look again.
   */
  private void look(Lines lines, int first, Times reads) throws IOException {
    for (int who = first, looks = 0; looks < MOST_LOOKS; who = 1 - who, looks++) {
      Person person = people.get(who);
      long begun = System.nanoTime();
      String text = lines.to(person).get(path, person.token).expect(200).text();
      reads.add(System.nanoTime() - begun);
      Document document = new Document(text);
      if (document.isOver()) {
        finished++;
        begin(lines);
        return;
      }
      if (document.chooses(random)) {
        actor = who;
        number = document.number();
        seat = document.seat();
        move = document.move();
        return;
      }
    }
    throw new IOException("nobody may act at " + path);
  }

  /** A person hears of an event over a stream. */
  void hears(int who, int event, Times screens) {
    Sent latest = sent;
    if (latest.number == event && latest.actor != who) {
      screens.add(System.nanoTime() - latest.since);
    }
  }

  long due() {
    return due;
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    return Long.compare(due, ((LoadTable) other).due);
  }

  /** The lines that requests go over: one to each node. */
  interface Lines {
    KeptLine to(Person person) throws IOException;
  }

  /** What a person reads of a table's document: just enough to play on. */
  private static final class Document {
    private final String text;
    private int seat;
    private String move = "";

    Document(String text) {
      this.text = text;
    }

    static String word(String text, String before) {
      int from = text.indexOf(before) + before.length();
      return text.substring(from, text.indexOf('"', from));
    }

    boolean isOver() {
      return text.contains("\"status\":\"over\"");
    }

    int number() {
      int from = text.indexOf("\"number\":") + 9;
      return Integer.parseInt(text.substring(from, text.indexOf(',', from)));
    }

    int seat() {
      return seat;
    }

    String move() {
      return move;
    }

    /** Draws one of the legal moves of the first seat that has some; false if there is none. */
    boolean chooses(RandomSource random) {
      int from = text.indexOf("\"legal\":{") + 9;
      if (text.charAt(from) == '}') {
        return false;
      }
      seat = Integer.parseInt(word(text, "\"legal\":{\""));
      int list = text.indexOf('[', from) + 1;
      int end = text.indexOf(']', list);
      int at = list + random.below(end - list); // long moves are a little likelier: no matter
      int quote = text.lastIndexOf(",\"", at);
      int start = quote < list ? list + 1 : quote + 2;
      move = text.substring(start, text.indexOf('"', start));
      return true;
    }
  }
}
