// Which files the page is fetched in. To a phone a file costs more than its bytes, so what is always needed together comes in one.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)).replaceAll('\\', '/');

/** The first script asks ahead for what the address names, and its name is that of the build: it stays by itself. */
const FIRST = source('main.ts');
const PAGE = source('page.ts');
const TABLE = source('screens/TableScreen.svelte');
/** Screens without a board: what a table shares with one of them is small and comes with the page. */
const PLAIN = [
  'screens/NewTable.svelte',
  'people/Profile.svelte',
  'people/Leaders.svelte',
  'campaign/NewCampaign.svelte',
  'notices/Notices.svelte',
].map(source);
const room = (game: string) => source(`games/${game}/client.ts`);
/** The games that have a room of their own: the plain one is for all others. */
export const ROOMS = readdirSync(source('games')).filter((game) => game !== 'plain' && existsSync(room(game)));

/** Everything that some modules import, themselves among it. */
function needed(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The file of each module that has one of these; all others are split as is usual. */
function parcels(graph: Graph): Map<string, string> {
  const file = new Map<string, string>();
  const put = (modules: Iterable<string>, name: string) => {
    for (const id of modules) if (!file.has(id)) file.set(id, name);
  };
  const table = needed([TABLE], graph);
  const plain = needed(PLAIN, graph);
  const rooms = ROOMS.map((game) => needed([room(game)], graph));
  put(needed([FIRST], graph), '');
  put(needed([PAGE], graph), 'page');
  put(
    [...table].filter((id) => plain.has(id)),
    'page',
  );
  // No room is drawn without what a table is made of, so what rooms share among themselves comes with that.
  put(
    needed(
      [...new Set(rooms.flatMap((room) => [...room]))].filter(
        (id) => !table.has(id) && rooms.filter((room) => room.has(id)).length > 1,
      ),
      graph,
    ),
    'table',
  );
  put(table, 'table');
  ROOMS.forEach((game, i) => put(rooms[i] ?? [], game));
  return file;
}

let known: { graph: Graph; file: Map<string, string> } | undefined;

/** What the bundler asks: the name of a module's file, if it has one. */
export function parcel(id: string, graph: Graph): string | null {
  if (known?.graph !== graph) known = { graph, file: parcels(graph) };
  return known.file.get(id.replaceAll('\\', '/')) || null;
}
