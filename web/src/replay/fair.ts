/** Whether the chance of a game was fair, computed in the page from its record. */
import type { Given } from '../net/fair';
import type { Rules } from '../rules/rules';

export type Fairness =
  | { kind: 'fair'; draws: number; numbers: number; isOurs: boolean }
  | { kind: 'wrong'; what: 'record'; why: string }
  | { kind: 'wrong'; what: 'promise' | 'number' }
  /** There is no secret in the record. */
  | { kind: 'unknown' };

interface Promised {
  commitment: string;
  contributions?: string[];
}

function fairIn(line: string | undefined): Promised | null {
  try {
    return (JSON.parse(line ?? '') as { fair?: Promised }).fair ?? null;
  } catch {
    return null;
  }
}

/**
 * Checks a record by the rules, and against what this device gave to the table and saw of it before the game, if it remembers.
 */
export async function checked(rules: Rules, record: string, given?: Given): Promise<Fairness> {
  const lines = record.trimEnd().split('\n');
  const promised = fairIn(lines[0]);
  if (!promised || !fairIn(lines.at(-1))) return { kind: 'unknown' };
  const found = await rules.verify(record);
  if ('wrong' in found) return { kind: 'wrong', what: 'record', why: found.wrong };
  const { commitment, contributions = [] } = promised;
  if (given && given.commitment !== commitment) return { kind: 'wrong', what: 'promise' };
  if (given && !contributions.includes(String(given.number))) return { kind: 'wrong', what: 'number' };
  return { kind: 'fair', draws: found.draws, numbers: contributions.length, isOurs: given !== undefined };
}
