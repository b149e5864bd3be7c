import { describe, expect, it } from 'vitest';
import { cards } from '../../../../games/first-island/src/main/resources/atoll/games/firstisland/cards.json';
import { client } from './client';
import { part } from '../part';
import { camps, corners, layout, middle, R } from './geometry';
import { parse, readMark } from './notation';
import type { View } from './view';
import { sayAim, words } from './words';

describe('The First Island', () => {
  it('reads moves', () => {
    expect(parse('mark c3 35 ne')).toEqual({ pick: '35', cell: 'c3', turn: 'ne', lays: 'c3' });
    expect(parse('mark a1 22')).toEqual({ pick: '22', cell: 'a1', lays: 'a1' });
    expect(parse('score hand 4 c4 c5 d3')).toEqual({ pick: 'score hand 4', cell: 'c4', turn: 'c4 c5 d3' });
    expect(parse('override 1')).toEqual({});
  });

  it('reads marks: the lower tribe takes the half, the other one the rest', () => {
    expect(readMark('13 e')).toEqual([
      { tribe: 1, half: 'e' },
      { tribe: 3, half: 'w' },
    ]);
    expect(readMark('22')).toEqual([{ tribe: 2, half: null }]);
  });

  const NONE = part<View>({});
  const ring = { id: '6f', name: 'Ring', points: 12, shape: [] };
  const totem = { id: '6b', name: 'Totem', points: 12, shape: [] };

  it('skips beside the card, not among the buttons that place', () => {
    expect(client.claims?.('skip', NONE)).toBe(true);
    expect(client.claims?.('done', NONE)).toBe(false);
    expect(client.sayMove('skip', NONE)).toBe('Skip your card');
    expect(client.sayMove('skip', NONE, true)).toBe('skips the hand card');
  });

  it('asks once more before a card that could be scored is left', () => {
    expect(client.isFinal?.('done', NONE, ['score hand 4 c4 c5 d3', 'done'])).toBe(true);
    expect(client.isFinal?.('done', NONE, ['done'])).toBe(false);
  });

  it('notes who waits for a card, until it is drawn', () => {
    const view = (phase: string, replacing: boolean) => part<View>({ phase, seats: [{ replacing, drawn: [] }] });
    expect(client.note?.(view('marks', true), 0)).toBe('waits for a card');
    expect(client.note?.(view('window', true), 0)).toBe('waits for a card');
    expect(client.note?.(view('marks', false), 0)).toBe('');
    expect(client.note?.(view('keep', true), 0)).toBe('');
  });

  it('speaks of tribes and halves, not of numbers and letters', () => {
    expect(client.sayMove('mark b4 13 e', NONE, true)).toBe(
      'marks b4: Scavengers in the east half and Scholars in the west half',
    );
    expect(client.sayMove('override 1', NONE, true)).toBe('changes a die into Scavengers');
    expect(client.sayItem?.('matriarchy-request')).toBe('the Matriarchy’s request');
    expect(client.sayItem?.('scholars-request')).toBe('the Scholars’ request');
    expect(words.dice([1, 2, 4])).toBe('Dice left: Scavengers, Builders and Matriarchy');
  });

  it('has a name for every card', () => {
    for (const card of cards) expect(words.cards[card.id], card.id).toBe(card.name);
    expect(Object.keys(words.cards)).toHaveLength(cards.length);
  });

  it('says what a solo level asks for', () => {
    expect(sayAim('cards', 'casual')).toBe('3 cards');
    expect(sayAim('total', 'impossible')).toBe('120 points');
    expect(sayAim('matriarchy-request', 'impossible')).toBe('4 for the Matriarchy’s request');
    expect(sayAim('builders', 'hard')).toBe('Builders 8');
  });

  it('calls cards by their names', () => {
    const view = part<View>({ table: totem, seats: [{ drawn: [ring] }] });
    expect(client.sayOutcome('draw 0 6f 6b', view, ['Ada'])).toBe('Ada draws Ring and Totem');
    expect(client.sayMove('keep 6f', view, true)).toBe('keeps Ring');
    expect(client.sayMove('keep 4a', view, true)).toBe('keeps Ribbon');
    expect(client.sayOutcome('table 6b', view, [])).toBe('Totem is the new table card');
  });

  it('has 26 hexes whose outline looks the same turned by half', () => {
    const { cells } = layout();
    expect(cells.size).toBe(26);
    const xs = [...cells.values()].map((c) => c.x);
    const mid = (Math.min(...xs) + Math.max(...xs)) / 2;
    const height = cells.get('f1')!.y;
    for (const c of cells.values()) {
      expect([...cells.values()].some((o) => Math.hypot(o.x - (2 * mid - c.x), o.y - (height - c.y)) < 1e-6)).toBe(
        true,
      );
    }
  });

  it('cuts hexes from corner to corner', () => {
    const east = corners({ x: 0, y: 0 }, 'e', R);
    expect(east.every((p) => p.x > -1e-6)).toBe(true);
    expect(middle({ x: 0, y: 0 }, 'e', R).x).toBeGreaterThan(0);
    expect(middle({ x: 0, y: 0 }, 'nw', R)).toMatchObject({ x: expect.closeTo(-R * 0.22, 5) });
  });

  it('outlines camps with what their tribe has, and marks what is stray', () => {
    const tribe = (scorable: string[], area: number) => ({ scorable, area, request: 1 });
    const own = {
      map: { c2: '13 e', c3: '11', d2: '11', f1: '22' },
      tribes: [tribe(['c2', 'c3', 'd2'], 3), tribe([], -5), tribe([], -5)],
    };
    const found = camps(own, layout());
    expect(found.camps.map((c) => [c.tribe, c.points, c.cells.map((cell) => cell.name)])).toEqual([
      [1, 4, ['c2', 'c3', 'd2']],
    ]);
    expect(found.strays, 'the third tribe in c2 and the second in f1').toHaveLength(2);
    expect(camps({ map: { c3: '11' } }, layout())).toEqual({ camps: [], strays: [] });
  });
});
