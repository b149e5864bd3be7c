import { count, list, plus } from './speech';

export { plus, signed } from './speech';

/**
 * The strings that people read outside the rooms of the games; each room has its own. A translation is a file beside this
 * one, one in each room, and the language in `speech`.
 */

const NAMES = ['Coral', 'Pearl', 'Reef', 'Tern', 'Manta', 'Palm', 'Dune', 'Lagoon', 'Osprey', 'Gull', 'Heron', 'Kelp'];

export const text = {
  title: 'Atoll',
  tagline: 'Five islands. Pick one and play.',
  guestName: () => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Guest',

  games: {
    'my-island': {
      title: 'My Island',
      short: 'Lay the same tiles as everyone, on an island all your own.',
      minutes: '15–25',
    },
    'first-island': {
      title: 'The First Island',
      short: 'Settle six tribes on one small island, two dice at a time.',
      minutes: '15–25',
    },
    islant: { title: 'Islant', short: 'Roll, draw, and close your coast on the slant.', minutes: '10–30' },
    'small-islands': {
      title: 'Small Islands',
      short: 'Discover an archipelago and land with your secret mission.',
      minutes: '20–40',
    },
    'lord-of-my-island': {
      title: 'Lord of My Island',
      short: 'Build one island together, and earn on every road.',
      minutes: '40–60',
    },
  } as Record<string, { title: string; short: string; minutes: string }>,

  home: {
    playNow: 'Play now',
    friends: 'With friends',
    solo: 'Solo',
    seats: (min: number, max: number) =>
      min === max ? count(min, { one: '# player', other: '# players' }) : `${min}–${max} players`,
    minutes: (m: string) => `${m} min`,
    mine: 'Your games',
    open: 'Open tables',
    watch: 'Games to watch',
    join: 'Join',
    resume: 'Continue',
    look: 'Watch',
    result: 'Result',
    openSeats: (n: number) => `${count(n, { one: '# seat', other: '# seats' })} open`,
    status: { open: 'waiting for players', playing: 'in play', over: 'finished' } as Record<string, string>,
    you: 'You play as',
    rename: 'Change name',
    save: 'Save',
    loading: 'Loading…',
  },

  fresh: {
    title: (game: string) => `New table: ${game}`,
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    count: 'Players',
    seatsFrom: (from: number, to: number) => `Seats ${from} to ${to}`,
    more: 'Add a seat',
    less: 'Remove a seat',
    kinds: { me: 'Me', open: 'Open for a friend', 'same-device': 'Friend on this device' } as Record<string, string>,
    bot: (name: string) => (name.startsWith('level') ? `Bot, level ${name.slice(5)}` : `Bot, ${name}`),
    options: 'Rules of this game',
    privacy: 'Who can find the table',
    listed: 'Listed: anyone can join',
    hidden: 'Private: only with the link',
    create: 'Start',
    createOpen: 'Make the table',
    back: 'Back to the islands',
    yes: 'Yes',
    no: 'No',
  },

  table: {
    back: 'Home',
    yourTurn: 'Your turn',
    yourTurnAs: (name: string) => `${name}’s turn`,
    waitingFor: (names: string[]) =>
      `Waiting for ${names.length > 3 ? count(names.length, { one: '# player', other: '# players' }) : list(names)}`,
    watching: (status: string) => `You are watching. ${status}`,
    over: 'The game is over',
    pick: 'Pick a piece',
    choose: 'Choose what to do',
    sure: 'For good? Press again',
    aim: 'Choose a lit space',
    place: 'Place',
    turn: 'Turn',
    turnBack: 'Turn back',
    cancel: 'Cancel',
    takeBack: 'Take back',
    fit: 'Fit to screen',
    log: 'Log',
    seats: 'Players',
    close: 'Close',
    keys: 'Keys',
    more: 'More',
    moves: 'All moves',
    pieces: 'Your pieces',
    held: 'In your hand',
    board: (who: string) => `Board of ${who}`,
    sharedBoard: 'The board',
    past: 'This game cannot go on',
    home: 'To the islands',
    you: 'you',
    open: 'open seat',
    bot: (name: string) =>
      name.startsWith('level') ? `Level ${name.slice(5)} bot` : `${name.charAt(0).toUpperCase()}${name.slice(1)} bot`,
    offline: 'No connection. Your game is safe; trying again…',
    sending: 'Sending…',
    resign: 'Resign',
    resignSure: 'Give up your seat? A bot takes it and the others play on.',
    resignYes: 'Yes, resign',
    acts: 'to act',
    pointsWord: 'points',
    display: 'Names and pencils',
    showOf: (who: string) => `Names and pencils of ${who}`,
    gain: (n: number) => (n === 0 ? 'no points at once' : `${plus(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`),
    legal: 'free to place',
    turnOf: (i: number, n: number) => `turned ${i} of ${n}`,
    show: (who: string) => `Show the board of ${who}`,
    keyList: [
      ['Tab', 'to your pieces, the board, the buttons'],
      ['Arrow keys', 'between lit spaces'],
      ['. and ,', 'next and previous lit space'],
      ['Enter', 'aim, then place'],
      ['R', 'turn the piece (Shift+R: back)'],
      ['1–9', 'pick a piece'],
      ['U', 'take back'],
      ['M', 'all moves, in words'],
      ['Esc', 'cancel'],
      ['+ − 0', 'zoom, and fit to screen'],
      ['?', 'this list'],
    ] as [string, string][],
  },

  /** The room of games that have none of their own. */
  plain: {
    diagram: 'The board, as text',
    kinds: 'Kinds of moves',
    all: 'all',
    more: (n: number) => `${n} more; press M for all moves and a search`,
    seat: (seat: number, name: string) => `seat ${seat}: ${name}`,
    chance: (outcome: string) => `Chance: ${outcome}`,
  },

  lobby: {
    title: 'Waiting for players',
    invite: 'Share this link. Whoever opens it can sit down.',
    copy: 'Copy link',
    copied: 'Copied',
    sit: 'Sit down',
    start: 'Start with bots',
    leave: 'Leave',
    hint: 'The game starts by itself when every seat is taken.',
  },

  result: {
    won: 'You win!',
    shared: 'A shared victory!',
    lost: (name: string, winners: number) => `${name} ${winners > 1 ? 'win' : 'wins'}`,
    place: (n: number) => `Rank ${n}`,
    solo: (n: number) => `You scored ${count(n, { one: '# point', other: '# points' })}`,
    soloWon: 'You made it!',
    soloLost: 'Not this time',
    rematch: 'Play again',
    home: 'All islands',
    look: 'See the boards',
    record: 'Save record',
    scores: 'Scores',
    met: 'reached',
    missed: 'not reached',
  },

  log: {
    sat: (name: string) => `${name} sits down`,
    left: (name: string) => `${name} leaves`,
    started: 'The game begins',
    tookBack: 'takes a move back',
    resigned: 'resigns',
    replaced: (name: string) => `A bot plays on for ${name}`,
    shown: 'takes other names or pencils',
    closed: 'The table is closed',
    hidden: 'has decided',
    empty: 'Nothing has happened yet.',
  },

  chat: {
    title: 'Chat',
    pages: 'Log or chat',
    say: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    unread: 'new messages',
  },

  errors: {
    offline: 'The server cannot be reached. Check the connection; it will be tried again.',
    unknown: 'Something went wrong. Please try again.',
    noTable: 'There is no such table here. Perhaps the link is incomplete.',
    /** What the server refuses, by its codes; where only the server knows what was wrong, its own sentence is shown. */
    byCode: {
      stale: 'Something has changed meanwhile. Here is the table as it is now.',
      taken: 'Somebody else was quicker: this seat is taken.',
      started: 'The game has begun already.',
      notStarted: 'The game has not begun yet.',
      notOver: 'There is a record as soon as the game is over.',
      forbidden: 'That is for somebody else at this table to do.',
      notFound: 'There is no such table here. Perhaps the link is incomplete.',
      tooMany: 'That was very fast. Wait a second and try again.',
      tooLarge: 'That is too long to send.',
      storage: 'The server cannot keep anything just now. Try again in a moment.',
      notReady: 'The server cannot take moves just now. It will be tried again.',
      internal: 'Something went wrong on the server. Please try again.',
      unauthorized: 'The server does not know you any more. Load the page again.',
      method: 'The server did not understand the page. Load it again.',
      unsupported: 'The server did not understand the page. Load it again.',
    } as Record<string, string>,
  },

  /** Why something cannot be played, in every game. */
  reasons: {
    over: () => 'The game is over.',
    chance: () => 'First the dice are rolled or the cards are drawn.',
    others: ({ seat }) => `It is not your turn: ${seat} is to act.`,
    'no-move': () => 'That is not a move of this game.',
    'not-now': () => 'That is not possible now.',
  } as Record<string, (about: Readonly<Record<string, string>>) => string>,
};
