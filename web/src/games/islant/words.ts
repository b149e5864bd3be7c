/** The room's words in the language of the page: the one line a translation changes. */
export { words } from './text';
