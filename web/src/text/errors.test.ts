import { describe, expect, it } from 'vitest';
import openapi from '../../../server/src/main/resources/atoll/server/openapi.json';
import { refused } from '../net/api';
import { errors } from './errors';

/** Whatever can refuse something: the codes are written down there and nowhere else. */
const java = Object.values(
  import.meta.glob<string>(
    ['../../../{engine,bots,browser,server}/src/main/java/**/*.java', '../../../games/*/src/main/java/**/*.java'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

const found = (what: RegExp): string[] => [...java.matchAll(what)].map((each) => each[1]!);
const described: readonly string[] = openapi.components.schemas.Error.properties.error.enum;

describe('what is refused', () => {
  it('has a code that the API describes, and no other code is described', () => {
    const declined = found(/^ {4}([A-Z_]+)\(\d{3}\)[,;]/gm).map((name) =>
      name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const others = [
      ...found(/new Problem\(\s*\d{3},\s*"([a-zA-Z]+)"/g),
      ...found(/new Refused\(\s*"([a-zA-Z]+)",/g),
      ...found(/static final String (?:CODE|ILLEGAL|BAD_REQUEST) = "([a-zA-Z]+)"/g),
    ];
    expect(declined).toContain('notOver');
    expect(others).toEqual(expect.arrayContaining(['tooMany', 'otherEdition', 'illegal', 'badRecord']));
    expect([...new Set([...declined, ...others])].toSorted()).toEqual(described.toSorted());
  });

  it.each(described)('is a sentence of the page: %s', (code) => {
    const asked = new Set<string>();
    const about = new Proxy<Record<string, number>>({}, { get: (_, name) => (asked.add(String(name)), 3) });
    for (const particulars of [about, {}]) {
      expect(refused(422, code, particulars).message).toMatch(/^[A-Z].*\.$/);
    }
    expect(refused(422, code, about).message).not.toMatch(/undefined|NaN|Something went wrong\. /);
    const given = found(/(?:Map\.of\(|put\(|, )"([a-z]+)", /g);
    expect([...asked].filter((name) => !given.includes(name))).toEqual([]);
  });

  it('is never said in words that came along', () => {
    expect(Object.keys(errors).toSorted()).toEqual(described.toSorted());
    for (const code of ['xyzzy', 'toString', '']) expect(refused(422, code).message).toMatch(/^Something went wrong\./);
  });
});
