import * as api from '../net/api';
import type { GameSheet } from '../net/types';
import { text } from '../text';

/** What an option of a game is called, what it does, and what its values stand for. */
export interface OptionWords {
  name: string;
  about: string;
  values?: Record<string, string>;
}

/** What a game is called: in our own words if there are any, else in the server's. */
export function title(id: string, sheets: readonly GameSheet[]): string {
  return text.games[id]?.title ?? sheets.find((s) => s.id === id)?.title ?? id;
}

/** The same where the server's words are not at hand. */
export async function titleOf(id: string): Promise<string> {
  return title(id, text.games[id] ? [] : await api.games());
}
