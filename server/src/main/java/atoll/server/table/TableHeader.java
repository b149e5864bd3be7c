package atoll.server.table;

import atoll.engine.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What never changes about a table.
 *
 * @param bots for each seat the bot that was put there when the table was made, or null
 * @param host the guest who made it
 * @param listed whether everybody may find it; if not, one must sit there or know the invite
 * @param secret where chance comes from; shown to nobody before the game is over
 */
public record TableHeader(
    String id,
    Setup setup,
    List<@Nullable String> bots,
    String host,
    boolean listed,
    String invite,
    String secret,
    long created) {}
