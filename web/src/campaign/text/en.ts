import { count, list } from '../../text/speech';

const circles = (n: number) => count(n, { one: '# circle', other: '# circles' });
const points = (n: number) => count(n, { one: '# point', other: '# points' });

/** Every string of the campaign that people read, but for what stands in its envelopes: the server tells that. */
export const text = {
  title: 'My Island campaign',
  animals: ['turtle', 'crab', 'heron', 'whale'],
  animalOf: (animal: string) => `The animal of this island: a ${animal}`,
  newTitle: 'A new campaign',
  home: 'Back to the islands',
  about:
    'Eight sealed envelopes, 24 episodes, one story. Everybody settles an island of their own, and it stays as it has become: with its stickers, its paths and its name. Play an episode now and the next one whenever you like.',
  group: 'Who plays',
  more: 'Add an island',
  less: 'Remove an island',
  island: (n: number) => `Island ${n}`,
  islandName: (n: number) => `Name of island ${n}`,
  playerName: (n: number) => `Player of island ${n}`,
  nameHint: 'name of the island',
  begin: 'Begin the campaign',

  progress: (episode: number, of: number) => `Episode ${episode} of ${of}`,
  isOver: 'The story has been told',
  none: 'There is no such campaign here. Perhaps the link is incomplete, or the island has another player now.',

  join: 'You are invited',
  joinAbout: (names: string[]) => `${list(names)} would like to play the campaign with you. Choose an island.`,
  yourName: 'Your name',
  joinAs: (island: string) => `Play ${island}`,
  full: 'Every island has a player. Ask your friends to hand one over to you.',
  gather: 'Waiting for players',
  gatherAbout: 'Share this link. Whoever opens it can choose an island that has no player.',
  gatherHost: 'If nobody comes, choose a player for the island yourself: somebody at this device, or a bot.',
  noPlayer: 'no player yet',

  shelf: 'The envelopes',
  envelope: (n: number) => `Envelope ${n}`,
  sealed: 'sealed',
  sealedLabel: (n: number) => `Envelope ${n}, sealed`,
  openedLabel: (n: number, title: string) => `Envelope ${n}: ${title}. Read it again`,
  isNext: 'next',
  sealedNext: (n: number) => `Envelope ${n} is still sealed`,
  sealedAbout: 'Call everybody together. When you open it, it is open for all of you.',
  unreadAbout: 'It has been opened. Read what was inside before you play.',
  open: (n: number) => `Open envelope ${n}`,
  chapter: (n: number, title: string) => `Chapter ${n}: ${title}`,
  materials: 'In the envelope',
  readOn: 'Read on',
  close: 'Close',
  told: 'The episodes so far',

  episode: (n: number, title: string) => `Episode ${n}: ${title}`,
  after: (n: number, title: string) => `After episode ${n}: ${title}`,
  to: (island: string) => `To ${island}`,
  sheet: 'Rule sheet',
  overview: 'Overview table',
  scores: 'What scores',
  rewards: 'Who gets what',
  reward: (text: string, when: string) => `${text}, ${when}`,
  play: (n: number) => `Play episode ${n}`,
  goOn: 'Go on playing',
  toTable: 'To the table',
  seated: (names: string[]) => `At the table: ${list(names)}.`,
  awaited: (names: string[]) => `Still to come: ${list(names)}.`,
  stickersAfter: 'After the last card the board is cleared, and you put your new stickers on it by hand.',

  islands: 'The islands',
  rank: (n: number) => `Rank ${n}`,
  playedBy: (name: string) => `Played by ${name}`,
  you: 'you',
  circles,
  circlesOf: (n: number, of: number) => `${n} of ${of} circles`,
  circlesNew: (n: number) => `${n} new`,
  points,
  result: (score: number, n: number) => `${points(score)}, ${circles(n)}`,
  picture: (island: string, stickers: string[]) =>
    stickers.length > 0 ? `${island}, with ${list(stickers)}` : `${island}, as it was found`,
  stickers: (n: number, name: string) => count(n, { one: name, other: `#\u00a0×\u00a0${name}` }),
  save: 'Save',
  named: 'An island is named before the first envelope is opened, and keeps its name to the end.',

  handOver: { short: 'Hand over', of: (island: string) => `Hand over ${island}` },
  choosePlayer: { short: 'Choose a player', of: (island: string) => `Choose a player for ${island}` },
  handOverAbout: 'The island stays as it is, with its name, its circles and its stickers. Only its player changes.',
  newPlayer: 'New player',
  kinds: {
    open: 'Whoever I send the link to',
    me: 'Me',
    'same-device': 'Somebody at this device',
  } as Record<string, string>,
  bot: (name: string) => (name.startsWith('level') ? `Bot, level ${name.slice(5)}` : `Bot, ${name}`),
  handOverAway:
    'You do not play then any more, and this page is closed to you. Your friends can send you the link again.',
  between:
    'Islands are handed over between two episodes, so that nobody takes over a half-played board. If somebody is missing now, a bot can play on at the table until she is back.',

  history: 'How they have grown',
  historyOf: (island: string) => `${island} after each episode`,
  lookBack: (n: number) => `Look back at episode ${n}`,
  grown: (score: number, n: number) => (n === 0 ? points(score) : `${points(score)} · +${circles(n)}`),

  finale: 'The mystery is solved',
  finalRanks: 'The final ranks',
  won: (names: string[], isShared: boolean) => `${list(names)} ${isShared ? 'have' : 'has'} explored the most`,
  closing: (island: string) => `The last page of ${island}`,
  folder: 'Save the records',
  another: 'Begin another campaign',

  with: (names: string[]) => (names.length > 0 ? `with ${list(names)}` : ''),
  waitsFor: 'waiting for players',
  next: (n: number, of: number) => `episode ${n} of ${of}`,
  resume: 'Continue',
  showAll: (n: number) => `Show all ${n}`,

  inside: 'Show what is inside (spoils the campaign)',
  insideTitle: (chapter: string, episode: string) => `${chapter} · ${episode}`,
};
