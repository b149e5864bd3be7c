/**
 * How strong people are. A rating is a belief: a mean and how far off it may be ({@link
 * atoll.server.store.Rows.Belief}). {@link atoll.server.rating.WengLin} says what a game changes
 * about it, {@link atoll.server.rating.Referee} rates the games that have ended, each exactly once.
 * Bots have fixed ratings, so that people stand on one scale with them.
 */
@NullMarked
package atoll.server.rating;

import org.jspecify.annotations.NullMarked;
