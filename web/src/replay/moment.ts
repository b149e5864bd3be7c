/** A moment of a game in the address: the step, and whether what is to come stays hidden. */
export interface Moment {
  step: number;
  isVeiled: boolean;
}

const STEP = 'step';
const VEILED = 'nospoilers';

/** What an address asks for; the beginning if it says nothing that makes sense. */
export function momentIn(search: string): Moment {
  const query = new URLSearchParams(search);
  const step = Number(query.get(STEP) ?? 0);
  return { step: Number.isSafeInteger(step) && step > 0 ? step : 0, isVeiled: query.has(VEILED) };
}

/** The same address at another moment; whatever else it says stays. */
export function at(address: string, { step, isVeiled }: Moment): string {
  const url = new URL(address);
  if (step > 0) url.searchParams.set(STEP, String(step));
  else url.searchParams.delete(STEP);
  if (isVeiled) url.searchParams.set(VEILED, '');
  else url.searchParams.delete(VEILED);
  return url.href;
}
