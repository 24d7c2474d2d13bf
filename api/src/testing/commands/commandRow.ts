import type { Route } from '@byggtun/shared/contract/route';

import type { TestContact } from '../builders/people';
import type { Ground } from '../rights/ground';

/** A command as it goes over the line, and what the server holds once it is done. */
export interface Sent {
  /** What comes of it, as `Trial.held` tells it; another for another content. */
  content: string;
  /** Path below `/api`; that of the route when nothing is said. */
  address?: string;
  /** The body: JSON unless `headers` say otherwise. */
  body?: object | string | Buffer;
  headers?: Record<string, string>;
}

/** A thing of its own to try a command on. */
export interface Trial {
  /** Nobody where the call carries another key. */
  who?: TestContact;
  one: Sent;
  /** What comes from another tab for the same thing, or under the same number, with other content. */
  other?: Sent;
  /** What the server holds of it now. */
  held: () => Promise<string[]>;
}

/** A line of the table of commands. */
export interface CommandRow {
  route: Route;
  /**
   * What the server holds of what it said yes to: `once`, each content once, however often it was sent; `each`, one for each yes; `first`,
   * one alone, since the next had been shown something older; `last`, what it said yes to last (it has one owner, who sees what is kept).
   */
  keeps: 'once' | 'each' | 'first' | 'last';
  begin: (ground: Ground) => Promise<Trial>;
  /** Whether an answer with status 200 says that it was done; it does unless this is given. */
  saysYes?: (answer: unknown) => boolean;
}
