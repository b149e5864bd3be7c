import { count, list } from '../../text/speech';

/** What is read only where somebody looks back at a game; fetched with that screen. */
export const text = {
  live: 'Live',
  watching: 'You are watching',
  toLive: 'Back to where the game is now',
  open: 'all open',
  lines: { score: 'Score', expected: 'To expect' },
  chart: 'What the lines show',
  scoreOf: (names: string[], points: string[]) =>
    `Score at this step: ${list(names.map((name, i) => `${name} ${points[i] ?? ''}`))}`,

  veil: 'No spoilers',
  veilAbout: 'Hides how long the game is, how it went on and how it ended, until you get there.',
  veiledStep: (at: number) => `Step ${at}`,
  veiledAt: (at: number, what: string) => `${at} · ${what}`,
  veiledEnd: 'To the newest step you have seen',
  veiledBest: 'What was played here comes with the next step. Then the bots say what they think of it.',
  veiledReview: 'A review tells how the game went on. Switch “No spoilers” off to see it.',

  partners: 'The other seats',
  keep: 'Save and share',
  link: 'Copy a link to this moment',
  linkAbout: 'Whoever may see the table sees it at this step.',
  share: 'share',
  shareLink: 'Share a link to this moment',
  notShared: 'This could not be shared. You can save it and send it yourself.',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let us copy. The link is in the address bar.',
  noLink: 'This game is on your device alone, so a link would lead nobody to it. Save its record and send that.',
  record: 'The whole game (.atoll)',
  recordAbout: 'Anybody can drop this file on the page and look back at the game.',
  board: 'The board as it is now',
  boardAbout: 'A picture of this step.',
  strip: 'The game as a strip',
  stripAbout: (n: number) => `${n} moments in one picture, from the beginning to the end.`,
  stripSoFar: (n: number) => `${n} moments in one picture, as far as you have seen.`,
  kinds: { svg: 'SVG', png: 'PNG' },
  as: (what: string, kind: string) => `${what}, ${kind}`,
  noPicture: 'This board is a page of text and has no picture.',
  boardOf: (game: string, name: string) => `${game}: the board of ${name}`,
  failed: 'The picture could not be made. Try the other kind.',
  moment: (step: number) => (step === 0 ? 'The beginning' : `Step ${step}`),
  end: 'The end',

  checking: 'Computing every roll and every card again…',
  isFair: 'The dice were fair',
  isNot: 'This record has been changed',
  cannotTell: 'Nobody can tell',
  draws: (n: number) =>
    n === 0
      ? 'Nothing in this game was left to chance, and its record is whole.'
      : `${count(n, { one: '# roll or card', other: '# rolls and cards' })} computed again on this device, and each is the same as in the game.`,
  shared: (n: number) =>
    `Before the game the server drew a secret and showed its fingerprint, so that it could not swap it later. Then ${count(n, { one: '# player’s device', other: '# players’ devices' })} added a number that nobody else could know. All dice and cards follow from the secret and the numbers. Now the secret is open: it has the fingerprint that was shown, and every roll and card follows from it. Nobody chose them.`,
  own: 'All dice and cards follow from one secret that was drawn before the game. Its fingerprint is in the first line of the record and the secret in the last; they fit, and every roll and card follows from it. So nothing was changed afterwards. But nobody else added a number, so whoever drew the secret could have known what would come.',
  mine: 'Your device remembers the fingerprint that it saw and the number that it gave: both are in the record.',
  changed:
    'What it says about the dice does not follow from its secret. Either somebody changed the record, or the dice did not fall as they should.',
  otherPromise: 'The fingerprint in this record is not the one that your device saw before the game.',
  otherNumber: 'The number that your device gave is not in this record.',
  found: (what: string) => `What was found: ${what}`,
  noSecret:
    'This record does not hold the secret of its dice. That is so for games that bots play by themselves, that went on from another game, or whose dice were told by people. It can be looked at, but its dice cannot be checked.',
  how: 'A fingerprint here is a SHA-256: easy to compute from a secret, and nobody can find another secret with the same one. The command ./atoll verify checks the same.',
  again: 'Check again',

  brokenAddress: 'This address is broken: no game can be read from it. Choose its file instead.',
};
