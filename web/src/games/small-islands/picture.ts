/** What a picture of the board needs, and no more of the room. */
import type { Drawing } from '../client';
import Board from './Board.svelte';
import { layout } from './geometry';
import type { View } from './view';

export { default as view } from './sample.json';
export const drawing: Drawing<View> = { Board, layout };
