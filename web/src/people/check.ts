import { Problem } from '../net/api';
import { text } from './text';

const SHORTEST = 8;

const refuse = (sentence: string): never => {
  throw new Problem(0, 'form', sentence);
};

/** A name without space around it; refused if nothing is left. */
export const checkName = (name: string): string => name.trim() || refuse(text.account.noName);

/** A password that somebody chooses. The server asks for the same; here it is said before anything is sent. */
export function checkPassword(password: string, name: string): string {
  if ([...password].length < SHORTEST) refuse(text.account.tooShort);
  if (password.toLowerCase() === name.toLowerCase()) refuse(text.account.isName);
  return password;
}
