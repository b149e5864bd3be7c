/** Addresses that a friend can be given: whoever does not sit there is let in by the invite alone. */
import type { Table } from '../net/types';

/** What a friend needs to see a table: the invite of one that is private. Who only watches knows what let her in. */
export function inviteTo({ listed, invite }: Pick<Table, 'listed' | 'invite'>, shown?: string): string | undefined {
  return listed ? undefined : (invite ?? shown);
}

/** An address with the invite, if it needs one. */
export const invited = (address: string, invite?: string): string =>
  invite ? `${address}?${new URLSearchParams({ invite })}` : address;
