/** One table's worker: the rules are loaded once, then calls are answered in the order they come. */
import address from '../../../browser/target/wasm/rules.wasm?url';
import type { Answer, Call } from './call';
import { type Doors, load, Unfit } from './loader';

const loading = load(address);

/** Lets chance fall until a seat may act or the game is over. */
function settle(doors: Doors, text: string): string {
  let answer = text;
  while (JSON.parse(answer).next === 'chance') answer = doors.draw!('');
  return answer;
}

function answer(doors: Doors, { door, args, settles }: Call): Omit<Answer, 'id'> {
  const text = doors[door]!(...args);
  const value = JSON.parse(settles ? settle(doors, text) : text);
  return value?.error === undefined ? { value } : { refusal: value };
}

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  let said: Omit<Answer, 'id'>;
  try {
    const doors = await loading;
    try {
      said = answer(doors, data);
    } catch (e) {
      said = { broken: String(e) };
    }
  } catch (e) {
    said = e instanceof Unfit ? { unfit: String(e) } : { missing: String(e) };
  }
  self.postMessage({ id: data.id, ...said });
};
