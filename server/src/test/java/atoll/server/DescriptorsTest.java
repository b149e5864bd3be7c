package atoll.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More half-sent requests than the process has descriptors. */
final class DescriptorsTest {
  private static final int DESCRIPTORS = 400;

  @Test
  void aServerOutlivesMoreLinesThanItHasDescriptors(@TempDir Path data) throws Exception {
    try (ServerProcess server = ServerProcess.startWithDescriptors(DESCRIPTORS, data)) {
      List<Socket> half = new ArrayList<>();
      for (int i = 0; i < DESCRIPTORS + 200; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        half.add(socket);
        try {
          socket.getOutputStream().write("GET /ready HT".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException cut) {
          // so much the better
        }
      }
      Player player = Player.arrive(server.port(), "Ada"); // while they are all still there
      player.create("islant", "{}", "{\"kind\":\"me\"}", "{\"kind\":\"bot\"}");
      for (Socket socket : half) {
        socket.close();
      }
      player.get("/ready").expect(200);
    }
  }
}
