@NullMarked
package atoll.browser;

import org.jspecify.annotations.NullMarked;
