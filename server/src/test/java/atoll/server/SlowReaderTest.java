package atoll.server;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.games.Catalogue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A reader that does not read is dropped, delays nobody, and can go on where it was. */
final class SlowReaderTest {
  private static final int MOST_MESSAGES = 5000;
  private static final String MESSAGE = "{\"text\":\"" + "é".repeat(300) + "\"}";
  private static final Pattern DROPPED = Pattern.compile("(?m)^atoll_streams_dropped_total (\\S+)");
  private static final Pattern EVENT = Pattern.compile("id: (\\d+)\ndata: .*\n\n");

  @Test
  void whoDoesNotReadIsDroppedAndGoesOnExactly(@TempDir Path data) throws Exception {
    ServerConfig config =
        TestServer.config(data).withStreams(Duration.ofSeconds(5), Duration.ofSeconds(1));
    try (AtollServer server = AtollServer.start(config, Catalogue.all());
        var threads = Executors.newVirtualThreadPerTaskExecutor();
        Socket slow = new Socket()) {
      Player ada = Player.arrive(server.port(), "Ada");
      String id = ada.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"open\"}");
      String path = "/api/tables/" + id + "/events";
      open(slow, server.port(), path + "?table=true");
      var reader =
          threads.submit(() -> {
            try (Listener listener = new Listener(server.port(), path, null, null)) {
              List<Listener.Heard> heard = listener.next(1);
              while (!heard.getLast().data().contains("That is all")) {
                heard.addAll(listener.next(1));
              }
              return heard;
            }
          });
      int messages = 0;
      try {
        while (dropped(ada) == 0) {
          assertThat(messages++)
              .as("messages until the slow one is dropped")
              .isLessThan(MOST_MESSAGES);
          ada.post("/api/tables/" + id + "/chat", MESSAGE).expect(200);
        }
      } finally {
        ada.post("/api/tables/" + id + "/chat", "{\"text\":\"That is all\"}").expect(200);
      }
      List<Listener.Heard> all = reader.get();
      assertThat(all).extracting(Listener.Heard::id).isSorted().doesNotHaveDuplicates();
      assertThat(all).hasSize(messages + 2); // and Ada sat down

      int last = lastWholeEvent(slow);
      assertThat(last).isLessThan(all.size());
      try (Listener again = new Listener(server.port(), path, null, last)) {
        assertThat(again.next(all.size() - last))
            .extracting(Listener.Heard::id)
            .containsExactlyElementsOf(
                all.subList(last, all.size()).stream().map(Listener.Heard::id).toList());
      }
    }
  }

  private static void open(Socket socket, int port, String path) throws IOException {
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(60_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    socket
        .getOutputStream()
        .write(
            "GET %s HTTP/1.1\r\nHost: x\r\n\r\n".formatted(path).getBytes(StandardCharsets.UTF_8));
  }

  private static double dropped(Player player) {
    Matcher metric = DROPPED.matcher(player.get("/metrics").text());
    return metric.find() ? Double.parseDouble(metric.group(1)) : 0;
  }

  /** Reads at last, until the line ends; the number of the last event that came whole. */
  private static int lastWholeEvent(Socket socket) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(bytes);
    } catch (IOException cut) {
      // as it should be
    }
    int last = 0;
    Matcher events = EVENT.matcher(bytes.toString(StandardCharsets.UTF_8));
    while (events.find()) {
      last = Integer.parseInt(events.group(1));
    }
    return last;
  }
}
