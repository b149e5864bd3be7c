/** What the compiler of the page's rules is told besides the classes; the page has none of it. */
@NullMarked
package atoll.browser.policy;

import org.jspecify.annotations.NullMarked;
