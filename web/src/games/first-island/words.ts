import { levels } from '../../../../games/first-island/src/main/resources/atoll/games/firstisland/modes.json';
import { words } from './text';

/** The room's words in the language of the page. */
export { words };

/** What a card is called; one that is not known by its letters. */
export const sayCard = (id: string, name = id): string => words.cards[id] ?? name;

/** What a solo level asks for. */
export const levelOf = (level: string) => levels[level as keyof typeof levels] ?? levels.standard;

/** A condition of a solo level: about one tribe's points, or about something besides. */
export function sayAim(condition: string, level: string): string {
  const wanted = levelOf(level);
  return /^(cards|total)$|-/.test(condition) ? words.condition(condition, wanted) : words.aim(condition, wanted.tribe);
}
