import { ownName } from '../net/api';
import type { Table } from '../net/types';

/** Which of one's seats is one's own: of several at one screen the one that has one's name, else the first. */
export const ownSeat = ({ mySeats, seats }: Pick<Table, 'mySeats' | 'seats'>): number | undefined =>
  mySeats.find((seat) => seats[seat]?.name === ownName()) ?? mySeats[0];
