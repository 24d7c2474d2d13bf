import type * as Federation from './federation';

let opening: Promise<typeof Federation> | undefined;

/**
 * The runtime that loads areas, fetched once and not before the first area is needed: a person on the
 * start page does without it. A failed fetch is tried again at the next call.
 */
export function openFederation() {
  opening ??= import(/* webpackChunkName: "federation" */ './federation').catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
