/**
 * Chance that nobody can rig. Each table has a secret from a secure source, and its SHA-256 is
 * shown before anybody sits down; each person's client adds a number of its own; every die and draw
 * follows from both ({@link atoll.server.fair.FairChance}). When the game is over its record holds
 * the secret, and {@link atoll.server.fair.Verification} computes every outcome again.
 */
@NullMarked
package atoll.server.fair;

import org.jspecify.annotations.NullMarked;
