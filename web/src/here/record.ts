import { download } from '../net/download';
import type { Kept } from './kept';

/** Long enough for any browser to have begun saving. */
const SOON = 60_000;

/** Saves the record of a game on this device as a file. */
export function saveRecord({ game, id, record }: Pick<Kept, 'game' | 'id' | 'record'>): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' }));
  download(address, `${game}-${id}.atoll`);
  setTimeout(() => URL.revokeObjectURL(address), SOON);
}
