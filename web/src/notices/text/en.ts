import { count, list } from '../../text/speech';

/** What is said to somebody who may be looking elsewhere. */
export const text = {
  /** Before the title of the page. */
  mark: (tables: number) => count(tables, { one: 'Your turn', other: 'Your turn (#)' }),
  /** A notice of the browser. */
  title: 'Your turn',
  about: (game: string, others: string[]) => (others.length > 0 ? `${game}, with ${list(others)}` : game),
};
