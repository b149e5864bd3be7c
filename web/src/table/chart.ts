/** A score as a bar: gains to the right of zero, losses to the left. */
export interface Part {
  key: string;
  points: number;
  /** Where it begins and how long it is, in points from the left end of the chart. */
  x: number;
  width: number;
}

export interface Chart {
  /** All keys that any score has, in their order; a key's place is its pattern. */
  keys: string[];
  /** Points from the left end to zero, and to the right end. */
  zero: number;
  width: number;
  rows: Part[][];
}

/** Lays breakdowns out on one common scale. */
export function chart(breakdowns: readonly Record<string, number>[]): Chart {
  const keys = [...new Set(breakdowns.flatMap((b) => Object.keys(b)))].filter((k) => breakdowns.some((b) => b[k]));
  const sum = (b: Record<string, number>, sign: 1 | -1) =>
    Object.values(b).reduce((s, v) => s + Math.max(0, sign * v), 0);
  const zero = Math.max(0, ...breakdowns.map((b) => sum(b, -1)));
  const width = zero + Math.max(1, ...breakdowns.map((b) => sum(b, 1)));
  const rows = breakdowns.map((b) => {
    let [left, right] = [zero, zero];
    return keys.flatMap((key): Part[] => {
      const points = b[key] ?? 0;
      if (points === 0) return [];
      if (points > 0) {
        right += points;
        return [{ key, points, x: right - points, width: points }];
      }
      left += points;
      return [{ key, points, x: left, width: -points }];
    });
  });
  return { keys, zero, width, rows };
}
