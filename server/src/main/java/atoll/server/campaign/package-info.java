/**
 * Campaigns of My Island: a group of people and bots, and a chain of tables, one for each episode.
 * {@link atoll.server.campaign.Campaigns} begins and continues them: an episode starts with the
 * boards that the one before it left, exactly as its record says, so a campaign of a server and one
 * of {@code ./atoll campaign} are the same thing. {@link atoll.server.campaign.CampaignDocument}
 * tells people of it; what is in an envelope that nobody has opened it never asks for.
 */
@NullMarked
package atoll.server.campaign;

import org.jspecify.annotations.NullMarked;
