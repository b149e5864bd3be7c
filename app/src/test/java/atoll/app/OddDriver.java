package atoll.app;

import atoll.arena.Chunk;
import atoll.arena.Parcel;
import atoll.arena.Work;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Stands where Spark's driver stands, and plays by itself: well, or as badly as its first argument
 * says.
 */
final class OddDriver {
  private OddDriver() {}

  public static void main(String[] args) throws IOException {
    System.err.println("this is the log");
    if (args[0].equals("cannot start")) {
      IO.println("failed no worker had room within a minute");
      return;
    }
    IO.println("ready");
    for (String line = IO.readln(); line != null; line = IO.readln()) {
      answer(args[0], line);
    }
  }

  private static void answer(String how, String line) {
    int space = line.indexOf(' ');
    Work<?> work = (Work<?>) Parcel.open(line.substring(space + 1));
    List<Chunk> chunks = Chunk.cut(work, Integer.parseInt(line.substring(0, space)));
    List<Integer> order = new ArrayList<>();
    for (int number = 0; number < chunks.size(); number++) {
      order.addAll(Collections.nCopies(1 + number % 2, number));
    }
    Collections.shuffle(order, new Random(1));
    for (int number :
        order.subList(how.equals("plays well") ? 0 : order.size() / 2, order.size())) {
      IO.println("part " + number + " " + Parcel.pack(work.play(chunks.get(number), () -> {})));
    }
    switch (how) {
      case "dies" -> Runtime.getRuntime().halt(9);
      case "fails" -> IO.println("failed a machine has no such bot");
      default -> IO.println("done");
    }
  }
}
