/**
 * Fair shares of what there is not enough of for all: {@link atoll.server.share.FairLine} decides
 * whose bot thinks and whose document is made next.
 */
@NullMarked
package atoll.server.share;

import org.jspecify.annotations.NullMarked;
