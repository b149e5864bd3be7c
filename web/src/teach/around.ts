import { text } from '../text';
import type { Explanation } from './guide';

/** Explains what stands around every board, whatever the game. */
export const around = (what: keyof typeof text.around): Explanation => ({ game: '', more: '', ...text.around[what] });
