import { saveFile } from '../net/download';
import type { Kept } from './kept';

/** Saves the record of a game on this device as a file. */
export function saveRecord({ game, id, record }: Pick<Kept, 'game' | 'id' | 'record'>): void {
  saveFile(new Blob([record], { type: 'application/x-ndjson' }), `${game}-${id}.atoll`);
}
