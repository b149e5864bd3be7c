import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { View } from '../net/types';
import { guide, guided, room } from './all';
import { pictures } from './pictures';

/** A board as text; it fails where it looks for something that the view does not have. */
async function drawn(game: string, view: View): Promise<string> {
  const client = await room(game);
  return render(client.Board, { props: { view, seat: 0, layout: client.layout(view, 0, false) } }).body;
}

describe.each(guided)('the pictures of %s', (game) => {
  it('are drawn by the room, though they hold only a part of a view', { timeout: 60_000 }, async () => {
    const home = await pictures[game]!();
    expect(await drawn(game, home.view)).toMatch(/<(path|polygon)/);
    for (const [name, view] of Object.entries((await guide(game))?.pictures ?? {}))
      expect(await drawn(game, view), name).toMatch(/<(path|polygon)/);
  });

  it('belong to sections, and so do the examples, each with its words', { timeout: 60_000 }, async () => {
    const { sections, examples, exampleWords } = (await guide(game))!;
    const played = sections.flatMap((s) =>
      s.blocks.flatMap((b) => (typeof b === 'object' && 'play' in b ? b.play : [])),
    );
    expect(played.length).toBeGreaterThanOrEqual(3);
    expect(played.toSorted()).toEqual(Object.keys(examples).toSorted());
    for (const id of played) {
      const [moves, words] = [examples[id]?.tries, exampleWords[id]?.tries];
      expect(Object.keys(words ?? {}), id).toEqual(Object.keys(moves ?? {}));
    }
  });
});
