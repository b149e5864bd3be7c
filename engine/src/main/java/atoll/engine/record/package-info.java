/**
 * Game records: text files in JSON Lines that hold a header, every move and every outcome of
 * chance, and the result. {@link atoll.engine.record.RecordWriter} writes one while a game is
 * played, {@link atoll.engine.record.Replay} reads one with no random source and says which line is
 * wrong and why. An audited record also says how many legal moves there were at each decision, and
 * their digest. {@link atoll.engine.record.Transcript} writes a record as the witness of a playout;
 * {@link atoll.engine.record.Snapshot} is no record but one position, whole, in a line of text.
 */
@NullMarked
package atoll.engine.record;

import org.jspecify.annotations.NullMarked;
