/** Tests of what the rooms of the HTTP API do by themselves. */
@NullMarked
package atoll.server.http;

import org.jspecify.annotations.NullMarked;
