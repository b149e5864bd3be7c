import type { ErrorCode, Particulars } from '../net/types';
import { count } from './speech';

/** What is said about a refusal: a sentence, or one made of what there is to know besides the code. */
type Say = string | ((about: Particulars) => string);

/** What the server, or the rules in the page, refuse: a sentence for each code that the API describes. */
export const errors: Record<ErrorCode, Say> = {
  // at a table
  stale: 'Something has changed meanwhile. Here is the table as it is now.',
  illegal: 'That is not possible now.',
  notYourTurn: 'It is not your turn to act.',
  nobodyWaits: 'Nobody waits for this player just now.',
  noTakeBack: 'Nothing can be taken back: something new has come to light, or others have acted.',
  taken: 'Somebody else was quicker: this seat is taken.',
  removed: 'The host has given your seat to somebody else.',
  noSuchSeat: 'There is no such seat at this table.',
  nobodyThere: 'There is nobody else on that seat.',
  started: 'The game has begun already.',
  notStarted: 'The game has not begun yet.',
  over: 'This is over: nothing can be changed here any more.',
  otherRules: 'This was begun by rules that are not played here any more.',
  notOver: 'That is possible as soon as the game is over.',
  full: 'So much has happened at this table that it takes nothing but moves any more.',
  forbidden: 'That is for somebody else at this table to do.',
  quiet: 'The host has switched the chat off.',
  noHints: 'No hints are given at this table.',
  here: ({ seconds }) =>
    seconds === undefined
      ? 'This player is here and can play.'
      : `Wait a little: a bot may play for somebody who has been gone for ${count(Number(seconds), { one: '# second', other: '# seconds' })}.`,
  damaged: 'This table is damaged and cannot be opened any more.',
  notFound: 'There is no such table here. Perhaps the link is incomplete.',

  // a new table
  noSuchGame: 'This game is not played here.',
  noSuchBot: 'There is no such bot here.',
  seatCount: ({ least, most }) =>
    least === most ? `This game has ${most} seats.` : `This game has ${least} to ${most} seats.`,
  badOption: 'These options do not go together in this game.',
  deckLocked: ({ needed }) =>
    `These cards open with ${needed} achievements of their mode, and nobody at the table has as many.`,
  botsOnly: 'There are enough tables already where only bots play. Sit down yourself, or wait until one is over.',
  noRoom: 'There is no room for another table just now. Try again in a minute.',

  // a campaign
  noPlayer: 'An island has no player yet: invite somebody, or let a bot play it.',
  islandTaken: 'This island has a player already.',
  campaignFull: 'This campaign has had too many tables.',
  otherEpisode: ({ episode }) => `This is not the record of episode ${episode} as it is played here.`,

  // records
  badRecord: ({ line }) =>
    line === undefined ? 'This record does not hold.' : `This record does not hold: there is a fault in line ${line}.`,
  longRecord: ({ most }) => `This record is too long: it may have ${most} lines.`,
  unfinished: 'Only games that are over can be brought along.',
  served: 'This game was played on a server, and its record stays there.',
  nobodyPlayed: 'Only bots played this game: there is nobody to bring it along.',
  noSecret: 'This record does not say where its chance fell from.',
  otherSecret: 'The secret in this record is not the one that was promised.',
  otherDraw: ({ draw, line }) => `Draw ${draw}, in line ${line}, is not what the secret gives.`,
  otherEdition: ({ edition, here }) =>
    `This was played by edition ${edition} of the rules; here edition ${here} is played.`,
  otherComponents: 'This was played with other pieces than those of the game.',

  // people
  badText: ({ most }) =>
    most === undefined
      ? 'There are characters in it that cannot be seen.'
      : `It must have 1 to ${most} characters that can be seen.`,
  nameTaken: 'Somebody else has that name: choose another one.',
  passwordLength: ({ least, most }) => `A password must have ${least} to ${most} characters; a sentence is fine.`,
  passwordIsName: 'A password must not be the name.',
  wrongPassword: 'That is not the right password.',
  wrongCode: 'That code is not, or no longer, good for anything.',
  tooManyAttempts:
    'That was tried too often. Wait a quarter of an hour, or take a code from a device where you are signed in.',
  account: 'You have an account already.',
  noAccount: 'You have no password: sign up first.',
  devicesOnly: 'A program may play, and nothing else.',
  tooManyPrograms: ({ most }) => `There are ${most} programs already: take the right to play from one of them first.`,
  tooManyMuted: ({ most }) => `You have muted ${most} people already: hear one of them again first.`,
  unauthorized: 'The server does not know you any more. Load the page again.',

  // the line
  tooMany: 'That was very fast. Wait a second and try again.',
  tooLarge: 'That is too long to send.',
  streams: 'This server is open too often already. Close it in another window or on another device.',
  noStreams: 'The server has no room for more people just now. Try again in a minute.',
  tooManyFollowed: 'That is more tables than can be followed at once. Close one of them.',
  storage: 'The server cannot keep anything just now. Try again in a moment.',
  notReady: 'The server cannot take moves just now. It will be tried again.',
  internal: 'Something went wrong on the server. Please try again.',
  badRequest: ({ field }) =>
    field === undefined
      ? 'The server did not understand the page. Load it again.'
      : `The server did not understand the page (“${field}”). Load it again.`,
  method: 'The server did not understand the page. Load it again.',
  unsupported: 'The server did not understand the page. Load it again.',
};
