package atoll.server.table;

/** Whether the person of a seat is missed: then a bot plays it. */
enum Absence {
  /** The person plays, or the seat is nobody's. */
  NONE,
  /** A bot plays until the person comes back. */
  AWAY,
  /** The person gave up. */
  GONE
}
