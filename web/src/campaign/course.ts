/** Where a campaign stands, from what the server tells of it. */
import type { Campaign, IslandBoard } from '../net/types';

/** What there is to do: find players, open an envelope, read it, play an episode; or nothing any more. */
export type Stage = 'join' | 'gather' | 'sealed' | 'unread' | 'episode' | 'over';

/** @param read the last chapter whose letter has been read on this device */
export function stageOf(campaign: Campaign, read: number): Stage {
  if (campaign.over) return 'over';
  if (campaign.mySeats.length === 0 && !campaign.host) return 'join';
  if (campaign.seats.some((seat) => seat.kind === 'open')) return 'gather';
  if (!campaign.current) return 'sealed';
  return opened(campaign) > read ? 'unread' : 'episode';
}

/** The last chapter whose envelope is open. */
export const opened = (campaign: Campaign): number => campaign.chapters.at(-1)?.chapter ?? 0;

/** Whether the islands can still be named: nothing has been opened. */
export const canName = (campaign: Campaign): boolean =>
  campaign.played.length === 0 && campaign.chapters.length === 0 && !campaign.table;

/** The ranks by circles as they stand: whoever has as many shares one. */
export function ranks(campaign: Campaign): number[] {
  if (campaign.closing) return campaign.closing.ranks;
  const all = campaign.seats.map((seat) => seat.board.progress);
  return all.map((own) => 1 + all.filter((other) => other > own).length);
}

/** The seats, the best first. */
export function inOrder(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}

/** What the latest episode added to an island: its new circles and the spaces with new stickers. */
export function added(before: IslandBoard | undefined, after: IslandBoard): { circles: number; cells: string[] } {
  return {
    circles: after.progress - (before?.progress ?? 0),
    cells: Object.keys(after.stickers).filter((cell) => after.stickers[cell] !== before?.stickers[cell]),
  };
}

/** The boards of one seat after each episode. */
export const past = (campaign: Campaign, seat: number): IslandBoard[] =>
  campaign.played.flatMap((episode) => episode.boards[seat] ?? []);

/** A paragraph of the story, and to which of our islands alone it is told, if not to all. */
export interface Told {
  text: string;
  seat: number | null;
}

/** What is told after an episode: what all our islands hear comes once, then what only one of them does. */
export function toldAfter(after: readonly (readonly string[])[], seats: readonly number[]): Told[] {
  const [first = []] = after;
  if (after.length < 2) return first.map((text) => ({ text, seat: null }));
  const common = first.filter((text) => after.every((paragraphs) => paragraphs.includes(text)));
  const own = after.flatMap((paragraphs, i) =>
    paragraphs.filter((text) => !common.includes(text)).map((text) => ({ text, seat: seats[i] ?? null })),
  );
  return [...common.map((text) => ({ text, seat: null })), ...own];
}

/** How many stickers of each kind an island bears; one that covers several spaces is counted once. */
export function stickersOn(
  board: IslandBoard,
  land: Campaign['land'],
): { kind: string; name: string; count: number }[] {
  return land.stickers.flatMap(({ kind, name, spaces }) => {
    const cells = Object.values(board.stickers).filter((on) => on === kind).length;
    return cells > 0 ? [{ kind, name, count: Math.ceil(cells / (spaces?.length ?? 1)) }] : [];
  });
}
