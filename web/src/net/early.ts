/** After this the answer to a question is not waited for any longer. */
export const QUESTION_PATIENCE = 8_000;

/** Answers that were asked for before the page was there to want them, by what was asked. */
const asked = new Map<string, Promise<Response>>();

/** Asks a question ahead; whoever puts it afterwards is given the answer. */
export function askEarly(path: string): Promise<Response> {
  const answer = fetch('/api' + path, { signal: AbortSignal.timeout(QUESTION_PATIENCE) });
  answer.catch(() => {}); // whoever takes it sees that
  asked.set(path, answer);
  return answer;
}

/** The answer to a question that was asked ahead, for the first who puts it. */
export function answeredEarly(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
