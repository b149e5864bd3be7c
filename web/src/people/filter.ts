/** Which of the games that are over are wanted; empty where it does not matter. */
export interface Filter {
  game: string;
  opponents: string;
  result: string;
  when: string;
  unread: boolean;
}

const DAY = 86_400_000;
export const SPANS: Record<string, number> = { week: 7 * DAY, month: 30 * DAY, year: 365 * DAY };
export const OPPONENTS: readonly string[] = ['people', 'bots', 'mixed', 'none'];
export const RESULTS: readonly string[] = ['won', 'lost', 'played', 'shared'];

/** The filter of an address; what makes no sense does not matter. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const oneOf = (name: string, all: readonly string[]) => all.find((value) => value === query.get(name)) ?? '';
  return {
    game: /^[a-z-]{1,40}$/.exec(query.get('game') ?? '')?.[0] ?? '',
    opponents: oneOf('opponents', OPPONENTS),
    result: oneOf('result', RESULTS),
    when: oneOf('when', Object.keys(SPANS)),
    unread: query.has('unread'),
  };
}

function given({ when, unread, ...rest }: Filter): Record<string, string> {
  const chosen = Object.entries(rest).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(chosen), ...(when && { when }), ...(unread && { unread: 'true' }) };
}

export const isAny = (filter: Filter): boolean => Object.keys(given(filter)).length === 0;

/** The filter as an address has it, so that whoever comes back finds the same games. */
export function writeFilter(filter: Filter): string {
  const query = new URLSearchParams(given(filter));
  return query.size > 0 ? `?${query}` : '';
}

/** The filter as the server understands it. */
export function asked(filter: Filter, now: number = Date.now()): Record<string, string> {
  const { when, ...rest } = given(filter);
  const span = SPANS[when ?? ''];
  return span === undefined ? rest : { ...rest, from: String(now - span) };
}
