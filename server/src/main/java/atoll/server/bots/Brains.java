package atoll.server.bots;

import atoll.bots.Bot;
import atoll.bots.Bots;
import atoll.engine.Position;
import atoll.engine.Setup;

/** Where bots come from: a seam for tests that need one that fails. */
@FunctionalInterface
public interface Brains {
  /** The bots by name that everybody can choose. */
  Brains USUAL = Bots::create;

  Bot create(String name, Setup setup, Position start);
}
