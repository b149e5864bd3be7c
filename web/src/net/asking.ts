/** So long after a failure a question is put once more. */
const AGAIN = 5_000;

/**
 * A question that is put again and again, whenever there are news. Answers may overtake each other: one that is older than the last
 * one taken is dropped. A failure counts only if nothing was asked since, and then it is asked once more by itself.
 */
export function asking<T>(ask: () => Promise<T>, take: (answer: T) => void, fail: (e: unknown) => void = () => {}) {
  let asked = 0;
  let taken = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function put(isAgain: boolean): Promise<void> {
    clearTimeout(again);
    const number = ++asked;
    let answer: T;
    try {
      answer = await ask();
    } catch (e) {
      if (number < asked) return;
      if (!isAgain) again = setTimeout(() => void put(true), AGAIN);
      return fail(e);
    }
    if (number < taken) return;
    taken = number;
    take(answer);
  }

  return {
    put: () => put(false),
    /** Nobody wants the answers any more to what has been asked so far. */
    stop(): void {
      clearTimeout(again);
      taken = ++asked;
    },
  };
}
