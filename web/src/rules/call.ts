import type { Particulars } from '../net/types';

/** What goes to a worker and what comes back. */
export interface Call {
  id: number;
  /** The name of a door of the module. */
  door: string;
  args: (string | number | boolean | null)[];
  /** Whether chance is to fall afterwards until it is for a seat to act. */
  settles?: boolean;
}

export interface Answer {
  id: number;
  value?: unknown;
  /** The rules refuse: why, what there is to know besides, and a sentence for programs. */
  refusal?: { error: string; parameters: Particulars; message: string };
  /** The module stopped; the worker is good for nothing any more. */
  broken?: string;
  /** The module could not be fetched. */
  missing?: string;
  /** The module is there, and this browser cannot run it. */
  unfit?: string;
}
