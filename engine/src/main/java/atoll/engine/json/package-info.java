/**
 * Just enough JSON for component data, game options and records. The engine may not depend on a
 * library (and a reflective one would not run in the browser), so the little it needs is here: a
 * strict reader that never fails in any other way than {@link atoll.engine.Refused}, and a writer.
 * The server and the command line use it too: options go to the games as they come, and views come
 * from them as text.
 */
@NullMarked
package atoll.engine.json;

import org.jspecify.annotations.NullMarked;
