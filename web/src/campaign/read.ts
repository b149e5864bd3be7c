/** Which letters have been read on this device, so that everybody opens an envelope once. */
const KEY = 'atoll-letters';

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last chapter of a campaign whose letter has been read. */
export const lastRead = (campaign: string): number => all()[campaign] ?? 0;

export function markRead(campaign: string, chapter: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [campaign]: Math.max(chapter, lastRead(campaign)) }));
  } catch {
    // then it is offered once more
  }
}
