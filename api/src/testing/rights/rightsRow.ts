import type { Route } from '@byggtun/shared/contract/route';

import type { Ground } from './ground';
import type { Role } from './roles';

/** One value for each of `roles`. */
export type PerRole<Value> = [Value, Value, Value, Value, Value, Value, Value];

/** What a call carries. */
export interface RightsInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  /** A body that is plain text. */
  text?: string;
}

/** A line of the rights matrix: one call on one kind of record, and what each who asks is answered. */
export interface RightsRow {
  what: string;
  route: Route;
  /** Made afresh for each who asks, so that none meets what another has done. */
  input: (ground: Ground, role: Role) => RightsInput | Promise<RightsInput>;
  statuses: PerRole<number>;
  /** What is compared of the answers with status 200, where it is not the same for all. */
  told?: (answer: unknown, ground: Ground) => unknown;
  /** One for each of `roles`; those who are turned away are told nothing. */
  answers?: (ground: Ground) => PerRole<unknown>;
}

/** The route is for everybody who is signed in. */
export const signedIn: PerRole<number> = [200, 200, 200, 200, 200, 200, 401];
/** To see what the contractor is responsible for. */
export const seenOfContractor: PerRole<number> = [200, 200, 200, 200, 200, 404, 401];
/** To see what the builder's own staff is responsible for. */
export const seenOfBuilder: PerRole<number> = [200, 200, 404, 404, 404, 404, 401];
