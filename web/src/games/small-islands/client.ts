import { text } from '../../text';
import { QUARTERS } from '../../play/geometry';
import type { GameClient } from '../client';
import { sayReason } from '../reasons';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explainCell, explainItem, explainPick } from './explain';
import { sayCard } from './cards';
import { faceOf, handToPlace, shipAt, tileAt } from './faces';
import { layout } from './geometry';
import { isAlexis, islandAt, pops, rewards, worth } from './islands';
import Ghost from './Ghost.svelte';
import { parse } from './notation';
import Piece from './Piece.svelte';
import Scene from './Scene.svelte';
import { sections } from './sections';
import { explained } from './text/explain';
import { reasons } from './text/reasons';
import type { Ending, View } from './view';
import { saySymbol, saySymbols, words } from './words';

function sayCards(verb: string, cards: string[], view: View | undefined): string {
  const faces = [...(view?.you?.cards ?? []), ...(view?.you?.chosen ?? [])];
  const said = cards.flatMap((c) => (c ? sayCard(faces.find((f) => f.card === c) ?? { card: c, text: '' }) : []));
  return `${words.card(verb)}: ${said.join('; ')}`;
}

export const client: GameClient<View, Ending> = {
  explained,
  sections,
  explainCell,
  explainItem,
  explainPick,
  ownBoards: false,
  hides: true,
  turnOrder: QUARTERS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  Scene,
  isScene: (before, after) => isAlexis(before, after) || rewards(before, after).length > 0,
  pops,
  claims: (move) => /^(take|choose|keep|discovery) /.test(move),
  // Done is offered only while another house could be built.
  isFinal: (move, view) => move === 'done' || (move === 'pass' && view.phase !== 'token'),
  spell: (pick, cell) => `place ${pick} ${cell} r0`,
  held: (view, seat) => (view.you?.seat === seat ? handToPlace(view).map(({ tile }) => tile) : []),
  picksItself: (pick) => !/^(ship|token)/.test(pick),
  group: (pick) => words.groups[pick.split(' ')[0] ?? ''] ?? '',
  opened(views, viewer) {
    const view = views[viewer]!;
    const hands = views.flatMap(({ you }) => (you && you.seat !== viewer ? [you] : []));
    return { ...view, hands, seats: view.seats.map((seat, i) => views[i]?.seats[i] ?? seat) };
  },
  headline: (view) => words.headline(view.round, view.rounds, words.phases[view.phase] ?? ''),
  score: (view, seat) => {
    const own = view.seats[seat];
    return own ? (own.score ?? own.rewards + own.ship) : undefined;
  },
  points: (view, seat) => ({ rewards: view.seats[seat]?.rewards ?? 0, ship: view.seats[seat]?.ship ?? 0 }),
  sayPrompt: (moves) => (moves.some((move) => move.startsWith('discard ')) ? words.nothingFits : undefined),
  note: (view, seat) => words.note(view.seats[seat]?.houses ?? 0),
  sayPlace: (pick) => words.confirm[pick.split(' ')[0] ?? ''],
  sayGain(move, view) {
    const [verb, cell = '', where = ''] = move.split(' ');
    if (verb === 'token') return words.token(words.tokens[cell] ?? cell, saySymbol(where));
    const island = verb === 'house' ? islandAt(view, cell, where) : undefined;
    return island ? words.prospect(island.name, worth(island)) : '';
  },
  sayPick(pick, view) {
    const [kind, a = ''] = pick.split(' ');
    if (kind === 'ship') return words.ship(a);
    if (kind === 'token') return words.tokenOf(words.tokens[a] ?? a);
    if (kind === 'sail') return words.sailor(words.ship(shipAt(view, a) === 'grey' ? 'grey' : 'own'), a);
    if (kind === 'volcano') return words.volcano;
    if (kind === 'house') return words.house;
    if (kind === 'alexis') return words.alexisHouse;
    if (kind === 'expedition') return words.alexisTile;
    return words.tile(saySymbols(faceOf(view, pick)));
  },
  sayCell(cell, view) {
    const tile = tileAt(view, cell);
    if (tile)
      return words.tileAt(
        cell,
        tile.regions.map((r) => words.region(r.island, r.symbols.map(saySymbol))),
      );
    return shipAt(view, cell) ? words.shipAt(cell) : words.empty(cell);
  },
  sayMove(move, view, done) {
    const [verb = '', a = '', b = '', c = ''] = move.split(' ');
    if (verb === 'start' || verb === 'place') return words.places(b);
    if (verb === 'land') return words.lands(a, b);
    if (verb === 'token') return words.usesToken(words.tokens[a] ?? a, saySymbol(b), c);
    if (verb === 'sail') return words.sails(a, b);
    if (verb === 'erupt') return words.erupts(a);
    if (verb === 'house') return words.builds(a);
    if (verb === 'alexis') return words.alexisBuilds(a);
    if (verb === 'turn') return words.alexisTurns;
    if (verb === 'take') return words.takes(a);
    if (verb === 'discovery') return words.keepsDiscovery(a, !done);
    if (verb === 'choose' || verb === 'keep') return done ? words.card(verb) : sayCards(verb, [a, b], view);
    if (verb === 'discard') return done ? words.discards : words.discard(view ? saySymbols(faceOf(view, a)) : []);
    if (verb === 'pass')
      return done ? words.passes(view?.greatExplorer ?? false) : (words.pass[view?.phase ?? ''] ?? move);
    return (done ? words.done : words.moves)[verb] ?? move;
  },
  sayReason: (code, about, view, names) =>
    sayReason(reasons, code, about, (name, value) => {
      if (name === 'seat') return names[Number(value)];
      if (name === 'token') return words.tokens[value];
      if (name === 'resource') return saySymbol(String(value));
      if (name === 'corner') return words.corners[value];
      return name === 'phase' ? words.phases[value] : undefined;
    }),
  sayOutcome(outcome, _view, names) {
    const [verb = '', a = ''] = outcome.split(' ');
    return words.outcome(verb, names[Number(a)] ?? '');
  },
  sayItem: (key) => words.items[key] ?? words.alexisItems[key] ?? key,
  sayEnd(result, _view, names) {
    const alexis = result.extra?.alexis;
    const achieved = (result.extra?.achievements ?? []).map((key) => words.achievements[key] ?? key);
    const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ''] : []));
    const lines = achieved.length > 0 ? [words.achieved(achieved, alexis ? [words.you] : winners)] : [];
    if (!alexis) return { lines };
    const won = result.ranks[0] === 1;
    const { score, ...breakdown } = alexis;
    return {
      title: won ? text.result.soloWon : text.result.soloLost,
      lines,
      rival: { name: words.alexisName, score, breakdown },
    };
  },
};
