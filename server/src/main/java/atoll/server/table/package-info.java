/**
 * Tables. A table is a header that never changes ({@link atoll.server.table.TableHeader}) and a
 * list of {@linkplain atoll.server.table.Event events}; everything else is computed from these:
 * {@code TableState} is where the events so far have led, {@code Play} the game in it. {@link
 * atoll.server.table.Table} takes {@linkplain atoll.server.table.Command commands} from people and
 * bots, turns them into events, answers once the events are durable, and wakes those who watch.
 * {@link atoll.server.table.Tables} finds and makes tables; {@link
 * atoll.server.table.TableDocument} and {@link atoll.server.table.EventDocument} say what a viewer
 * may see of them.
 */
@NullMarked
package atoll.server.table;

import org.jspecify.annotations.NullMarked;
