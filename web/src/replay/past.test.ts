import { describe, expect, it } from 'vitest';
import { text } from '../text';
import { past } from './past';
import { text as own } from './text';

const RECORD = '{"atoll":1,"game":"islant","seats":["Zoë","greedy"]}\n{"by":"chance","do":"roll 3 4"}\n';
const FILE = { from: 'file', id: '' } as const;

/** What a report writes behind the `#`. */
const link = (record: string) => Buffer.from(record).toString('base64url');

describe('an address that carries a game', () => {
  it('leads to its record, letter by letter', async () => {
    for (const more of ['', '?', '??', '???'])
      expect(await past(FILE, link(RECORD + more))).toMatchObject({
        record: RECORD + more,
        seats: [{ name: 'Zoë' }, { name: 'greedy' }],
        mine: [],
      });
  });

  it('is refused if it is broken, too long, or carries something else', async () => {
    for (const broken of ['!', 'A', '%7B', link(RECORD) + '=A', Buffer.from([0xc3, 0x28]).toString('base64url')])
      await expect(past(FILE, broken)).rejects.toThrow(own.brokenAddress);
    await expect(past(FILE, link('no record'))).rejects.toThrow(text.replay.noRecord);
    await expect(past(FILE, 'A'.repeat(6 << 20))).rejects.toThrow(text.replay.tooLarge);
  });

  it('asks for a file if it carries nothing', async () => {
    expect(await past(FILE, '')).toBeNull();
  });
});
