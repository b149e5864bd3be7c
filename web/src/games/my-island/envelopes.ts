import { openedEpisodes } from '../../campaign/api';
import { hasBeenHere } from '../../net/api';
import type { EpisodeSheet } from '../../net/types';
import type { Section } from '../../teach/guide';
import { envelope, episode } from './text/rules';

/** A section of the rules for each envelope, with the rule sheets that have been opened so far. */
export function sectionsOf(sheets: readonly EpisodeSheet[]): Section[] {
  const sections = new Map<number, Section>();
  for (const { chapter, chapterTitle, episode: number, title, sheet } of sheets) {
    const section = sections.get(chapter) ?? {
      id: `envelope-${chapter}`,
      title: envelope(chapter, chapterTitle),
      blocks: [],
    };
    section.blocks.push({ heading: episode(number, title) }, { list: sheet });
    sections.set(chapter, section);
  }
  return [...sections.values()];
}

/** What we have opened in our campaigns, as the server tells it; whoever has never played has opened nothing. */
export const openedEnvelopes = async (): Promise<Section[]> =>
  hasBeenHere() ? sectionsOf(await openedEpisodes()) : [];
