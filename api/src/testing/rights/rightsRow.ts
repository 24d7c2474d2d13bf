import type { Route } from '@byggtun/shared/contract/route';

import type { Ground } from './ground';
import { type Role, roles } from './roles';

/** One value for each of `roles`. */
export type PerRole<Value> = Readonly<Record<Role, Value>>;

/** Makes it for each of them. */
export const perRole = <Value>(valueOf: (role: Role) => Value): PerRole<Value> =>
  Object.fromEntries(roles.map((role) => [role, valueOf(role)])) as PerRole<Value>;

/** The developer's staff. */
export const ofStaff = <Value>(value: Value) => ({
  'developer responsible': value,
  'developer other': value,
});
/** The contractor's people. */
export const ofContractor = <Value>(value: Value) => ({
  'contractor main contact': value,
  'contractor responsible': value,
  'contractor colleague': value,
});

/** What a call carries. */
export interface RightsInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  /** A body that is plain text. */
  text?: string;
}

/** A line of the rights matrix: one call on one kind of record, and what each who asks is answered; `Of` is the ground of its area. */
export interface RightsRow<Of extends Ground = Ground> {
  what: string;
  route: Route;
  /** Made afresh for each who asks, so that none meets what another has done. */
  input: (ground: Of, role: Role) => RightsInput | Promise<RightsInput>;
  statuses: PerRole<number>;
  /** What is compared of the answers with status 200, where it is not the same for all. */
  told?: (answer: unknown, ground: Of) => unknown;
  /** Of whom is not turned away. */
  answers?: (ground: Of) => Partial<PerRole<unknown>>;
}

const everybody = (status: number) => perRole((role) => (role === 'signed out' ? 401 : status));

/** The route is for everybody who is signed in. */
export const signedIn = everybody(200);
/** The route is for nobody: each line says whom it is for beside. */
export const refused = everybody(403);
/** As `refused`, and nobody is told that there is such a record. */
export const hidden = everybody(404);
/** The route is for the developer's staff alone. */
export const staffAlone: PerRole<number> = { ...refused, ...ofStaff(200) };
/** To see what the contractor is responsible for. */
export const seenOfContractor: PerRole<number> = { ...signedIn, 'other company': 404 };
/** To see what the developer's own staff is responsible for. */
export const seenOfDeveloper: PerRole<number> = { ...hidden, ...ofStaff(200) };
