/**
 * Micro-benchmarks by JMH of the single calls that bots spend their time in. {@code ./atoll bench}
 * measures whole games; these say which call it was that became slower.
 */
@NullMarked
package atoll.bench;

import org.jspecify.annotations.NullMarked;
