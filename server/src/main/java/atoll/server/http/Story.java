package atoll.server.http;

import atoll.server.table.Watcher;

/**
 * What a stream tells: everything that comes after the place where its reader is. It belongs to one
 * thread, the stream's; others only wake that thread.
 */
interface Story {
  /** From now on the watcher is woken when there may be more. */
  void begin(Watcher watcher);

  /** Nobody listens any more. */
  void end(Watcher watcher);

  /** What is new since the last time, as server-sent events; empty if nothing is. */
  String next();

  /** What is sent when nothing has happened for a while. */
  String heartbeat();
}
