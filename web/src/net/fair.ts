/** What this device gave to the chance of a table, and what the server was held to before. */
export interface Given {
  /** The SHA-256 of the table's secret, as we saw it first. */
  commitment: string;
  number: number;
}

const KEPT = 'atoll-fair';
/** Of older tables nobody asks. */
const MOST = 200;

function all(): Record<string, Given> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Given>;
  } catch {
    return {};
  }
}

/** What we gave at a table, to hold its record against. */
export function given(table: string): Given | undefined {
  return all()[table];
}

/** A number that nobody can guess and every program can read. */
function draw(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/**
 * Our number for a table whose commitment we have seen. It is drawn once, so that who sits down again after a lost
 * answer says the same, and kept, so that the record can be held against it.
 */
export function contribution(table: string, commitment: string): number {
  const known = all();
  const before = known[table];
  if (before?.commitment === commitment) return before.number;
  const number = draw();
  const entries = Object.entries(known).filter(([id]) => id !== table);
  const kept = [...entries.slice(1 - MOST), [table, { commitment, number }] as const];
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // then the number goes into the record all the same, and only nobody here remembers it
  }
  return number;
}
