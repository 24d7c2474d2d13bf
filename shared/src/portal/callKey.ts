import type { Route, RouteInput } from '../contract/route';

/** The key under which an answer is kept: the same call gives the same key in every area. */
export const callKey = <R extends Route>(route: R, input: RouteInput<R>) =>
  [route.method, route.path, input] as const;
