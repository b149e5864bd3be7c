/** The five games. */
export const GAMES = ['islant', 'my-island', 'first-island', 'small-islands', 'lord-of-my-island'];
