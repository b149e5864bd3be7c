/**
 * Chance that nobody can rig. Each table of a server has a secret, and its SHA-256 is shown before
 * anybody sits down; each person's client adds a number of its own when it does; every die and draw
 * follows from both ({@link atoll.engine.fair.FairChance}). When the game is over its record holds
 * the secret, and {@link atoll.engine.fair.Verification} computes every outcome again: on the
 * server, by the command and in the page.
 */
@NullMarked
package atoll.engine.fair;

import org.jspecify.annotations.NullMarked;
