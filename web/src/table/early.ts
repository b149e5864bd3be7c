import { room } from '../games/all';
import { askEarly } from '../net/early';
import { tablePath } from '../net/paths';

const ADDRESS = /^\/table\/([\w-]+)$/;

/** If the address is that of a table, fetches it, its screen and the room of its game while the page is on its way. */
export function beginTable(address: string, search: string): void {
  const id = ADDRESS.exec(address)?.[1];
  if (id === undefined) return;
  const invite = new URLSearchParams(search).get('invite') ?? undefined;
  const screen = import('../screens/TableScreen.svelte');
  const words = import('../text/speech').then(({ prepare }) => prepare());
  void Promise.all([screen, words, begun(tablePath(id, invite))]).catch(() => {}); // the screen will ask for it again
}

async function begun(path: string): Promise<void> {
  const answer = (await askEarly(path)).clone();
  if (answer.ok) await room(((await answer.json()) as { game: string }).game);
}
