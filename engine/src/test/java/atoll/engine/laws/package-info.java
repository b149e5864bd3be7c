/**
 * The laws that every game keeps, as one battery of tests. A game joins with one line: a test class
 * that extends {@link atoll.engine.laws.GameLaws}.
 */
@NullMarked
package atoll.engine.laws;

import org.jspecify.annotations.NullMarked;
