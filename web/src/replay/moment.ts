/** A moment of a game in the address: the step, and whether what is to come stays hidden. */
export interface Moment {
  step: number;
  isVeiled: boolean;
}

const STEP = 'step';
const VEILED = 'nospoilers';
const FAIR = 'fair';

/** An address that leads to the check of the dice. */
export const checking = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${FAIR}`;
export const asksFair = (search: string): boolean => new URLSearchParams(search).has(FAIR);

/** What an address asks for; the beginning if it says nothing that makes sense. */
export function momentIn(search: string): Moment {
  const query = new URLSearchParams(search);
  const step = Number(query.get(STEP) ?? 0);
  return { step: Number.isSafeInteger(step) && step > 0 ? step : 0, isVeiled: query.has(VEILED) };
}

/** The same address at another moment, with the invite that others need; whatever else it says stays. */
export function at(address: string, { step, isVeiled }: Moment, invite?: string): string {
  const url = new URL(address);
  if (invite) url.searchParams.set('invite', invite);
  url.searchParams.delete(FAIR); // it is asked once
  if (step > 0) url.searchParams.set(STEP, String(step));
  else url.searchParams.delete(STEP);
  if (isVeiled) url.searchParams.set(VEILED, '');
  else url.searchParams.delete(VEILED);
  return url.href;
}
