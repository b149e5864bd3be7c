// Ways to play that are more than the plain game of two: more beside the board, or more people around it.
const ME = { kind: 'me' };
export const bots = (count) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));

const EXPLORER = {
  game: 'small-islands',
  options: { alexis: 4, advanced: true, greatExplorer: true },
  seats: [ME],
};
const KINGDOMS = { game: 'lord-of-my-island', options: { auction: true, kingdoms: true }, seats: [ME, ...bots(5)] };

/** Modes with more beside the board, or more people around it, than a game of two. */
export const CROWDED = [
  { game: 'first-island', options: { level: 'impossible' }, seats: [ME] },
  { game: 'islant', options: { level: 5 }, seats: [ME, ...bots(1)] },
  EXPLORER,
  KINGDOMS,
];

/** A table of every mode. */
export const MODES = [
  { game: 'my-island', options: { mode: 'episode', episode: 13 }, seats: [ME, ...bots(3)] },
  {
    game: 'my-island',
    options: {
      mode: 'episode',
      episode: 7,
      boards: [{ name: 'Heron Rock', progress: 7, stickers: { h4: 'wreck' } }, {}],
    },
    seats: [ME, ...bots(1)],
  },
  { game: 'first-island', options: { level: 'hard' }, seats: [ME] },
  EXPLORER,
  KINGDOMS,
  { game: 'islant', options: { level: 5 }, seats: [ME, ...bots(98)] },
];
