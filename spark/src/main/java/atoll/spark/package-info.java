/**
 * Games on Apache Spark. {@link atoll.spark.Driver} is started by the {@code atoll} command and has
 * the chunks of some {@link atoll.arena.Work} played by the machines of a cluster; Spark sees to it
 * that a chunk whose machine is lost is played by another. Nothing else of Atoll knows Spark.
 */
@NullMarked
package atoll.spark;

import org.jspecify.annotations.NullMarked;
