import { count, list } from '../../text/speech';

/** The strings of getting together: joining, waiting, clocks, who is here, passing a device on, and playing in a crowd. */
export const text = {
  clock: {
    title: 'Clock',
    about: 'How long everybody may think.',
    none: 'No clock',
    live: 'Minutes in all',
    daily: 'Days a turn',
    minutes: 'Time for each player',
    increment: 'More after each turn',
    daysEach: 'Time for each turn',
    whenOut: 'When time is up',
    out: { bot: 'A bot plays on', lose: 'The game is lost' } as Record<string, string>,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    day: (n: number) => count(n, { one: '# day', other: '# days' }),
    hour: (n: number) => count(n, { one: '# hour', other: '# hours' }),
    minute: (n: number) => count(n, { one: '# minute', other: '# minutes' }),
    second: (n: number) => count(n, { one: '# second', other: '# seconds' }),
    stock: (time: string, increment: number) =>
      increment > 0
        ? `${time} each, and ${count(increment, { one: '# second', other: '# seconds' })} more after each turn.`
        : `${time} each.`,
    perTurn: (days: number) => `${count(days, { one: '# day', other: '# days' })} for each turn.`,
    bot: 'When time is up, a bot plays on until its player is back.',
    lose: 'Who runs out of time has lost.',
    left: (time: string) => `${time} left`,
    yours: (time: string) => `You have ${time} left.`,
  },

  presence: {
    title: 'Who is here',
    here: 'is here',
    gone: (time: string) => `gone for ${time}`,
    never: 'has not been here yet',
    missed: (name: string, time: string) => `${name} has been gone for ${time}.`,
    notYet: (name: string) => `${name} has not come yet.`,
    standIn: 'Let a bot play on',
    aboutStandIn: (name: string) => `${name} can come back at any time.`,
    away: 'a bot plays',
    back: 'I am back',
    played: 'A bot is playing for you.',
    aboutBack: 'Take your seat again whenever you like.',
  },

  join: {
    invites: (host: string) => (host ? `${host} invites you to play` : 'A seat is free for you'),
    with: (names: string[]) => `${list(names)} ${count(names.length, { one: 'is', other: 'are' })} here already.`,
    kept: 'A seat is kept for you',
    again: (names: string[]) =>
      `${list(names)} ${count(names.length, { one: 'wants', other: 'want' })} to play with you`,
    name: 'Your name at the table',
    sit: 'Sit down',
    seats: 'Who plays',
    keptFor: (name: string) => `Kept for ${name}`,
    full: 'Every seat is taken. When the game begins you can watch it here.',
    notNow: 'No, thank you',
    sentAway: 'The host has sent you away from this table. You may watch the game here once it has begun.',
  },

  lobby: {
    title: 'Waiting for players',
    share: 'Invite',
    invite: 'Whoever opens this link can sit down.',
    copy: 'Copy link',
    copied: 'Copied',
    shareText: (game: string) => `Play ${game} with me`,
    start: 'Start with bots',
    leave: 'Leave the table',
    hint: 'The game starts by itself when every seat is taken.',
    asked: (names: string[]) =>
      `${list(names)} ${count(names.length, { one: 'has', other: 'have' })} been asked along.`,
    you: 'you',
    atThisScreen: 'at this screen',
    change: (seat: number) => `Change seat ${seat}`,
  },

  seat: {
    title: (seat: number, name: string) => (name ? `Seat ${seat}: ${name}` : `Seat ${seat}`),
    name: 'Name',
    save: 'Save',
    friend: 'Somebody at this screen',
    friendName: 'Name',
    bot: 'A bot',
    put: 'Add',
    replace: 'Replace',
    open: 'Open it for whoever comes',
    remove: (name: string) => `Send ${name} away`,
    aboutRemove: (name: string) =>
      `If somebody else gets this seat, ${name} cannot sit down here again, but may watch.`,
  },

  hints: {
    title: 'Ask the bots?',
    about:
      'With a hint this game counts for nothing: no rating, no personal best, no achievement. That you asked stands in the log.',
    yes: 'Yes, give me hints',
    no: 'No, I think for myself',
    fact: 'With hints, not rated',
    choice: 'Hints from bots',
    ways: { usual: 'where nothing is rated', on: 'for everybody, not rated', off: 'none' } as Record<string, string>,
  },

  facts: {
    title: 'What will be played',
    rules: 'Rules',
  },

  people: {
    title: 'People and chat',
    nobody: 'Nobody else is at this table.',
    mute: 'Mute',
    unmute: 'Unmute',
    muteOf: (name: string) => `Mute ${name}`,
    unmuteOf: (name: string) => `Unmute ${name}`,
    muted: 'You do not hear this player, here and at other tables.',
    report: 'Report',
    reportOf: (name: string) => `Report ${name}`,
    why: (name: string) => `What has ${name} done?`,
    aboutReport: 'Only whoever runs this server reads it, together with what was said lately.',
    send: 'Send the report',
    sent: 'Thank you. Your report has been sent.',
    chatOff: 'Switch the chat off',
    chatOn: 'Switch the chat on again',
    quiet: 'The host has switched the chat off.',
  },

  handOver: {
    to: (name: string) => `It is ${name}’s turn`,
    about: (name: string) => `Pass the device on to ${name}. Nobody else should look.`,
    take: (name: string) => `I am ${name}`,
    looks: (name: string) => `${name} may look`,
    aboutLooks: (name: string) => `What ${name} sees is covered, so that nobody else does.`,
    next: (name: string) => `Now ${name} plays`,
    setting: 'When the device changes hands',
    settings: { cover: 'secrets are covered first', tell: 'it is only said whose turn it is' } as Record<
      string,
      string
    >,
  },

  crowd: {
    title: 'Standings',
    sheets: 'All sheets',
    drawing: (n: number) => count(n, { one: 'one is still drawing', other: '# are still drawing' }),
    nobody: 'everybody is done',
    isDrawing: 'is still drawing',
    isDone: 'is done for now',
    hasEnded: 'has ended',
    filters: { all: 'All', drawing: 'Still drawing' } as Record<string, string>,
    which: 'Which sheets',
    explained: {
      place: {
        name: 'Place',
        text: 'How everybody stands by the points so far. Players with as many points share a place.',
      },
      state: {
        name: 'How far a player is',
        text: 'A pencil: is still drawing, and everybody waits. A check mark: is done for now. The arrow to a bar: the game has ended for this player.',
      },
      drawing: {
        name: 'Who is still drawing',
        text: 'How many players everybody waits for. When the last of them is done, the game goes on for all.',
      },
      sheets: {
        name: 'All sheets',
        text: 'Opens the sheets of all players, small, side by side. The number with the pencil says how many are still drawing.',
      },
    },
  },

  again: {
    come: 'Come along',
    asked: 'The others play again.',
    helped: (names: string[]) => `${list(names)} had the help of bots.`,
    resigned: (names: string[]) => `A bot played on for ${list(names)} to the end.`,
  },
};
