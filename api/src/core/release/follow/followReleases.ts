import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import { parseState } from '../store/parseState';
import { ReleaseProblem } from '../store/ReleaseProblem';
import type { ReleaseStore } from '../store/releaseStore';
import { type Live, nothingLive } from './live';
import { loadLive, type ReleaseReader } from './loadLive';

/** How long a visitor waits for a store that is slow, when there is a state to go on with, in milliseconds. */
const timeout = 1_000;
/** After how long a release that could not be read is tried again, in milliseconds. */
const retryAfter = 5_000;

/**
 * What is live, as far as the store tells: asked anew for each visitor (a distant store at most once a second). While the
 * store is away or holds what can't be read, the last state holds. The answered function never rejects.
 */
export const followReleases = (
  store: ReleaseStore,
  read: ReleaseReader,
  log: FastifyBaseLogger,
): (() => Promise<Live>) => {
  let live = nothingLive;
  let mark: string | undefined;
  let asked = -Infinity;
  let loaded = -Infinity;
  let isWhole = true;
  let complaint: string | undefined;
  const told = new Map<string, string>();
  let asking: Promise<void> | undefined;

  /** Once, not with each try. */
  const tell = (name: string, error: unknown) => {
    if (told.get(name) === String(error)) return;
    told.set(name, String(error));
    log.error({ err: error, name }, 'a release can not be read; what was live before stays');
  };
  const load = async () => {
    const mustRetry = !isWhole && performance.now() - loaded > retryAfter;
    const found = await store.readState(mustRetry ? undefined : mark);
    if (!found) return;
    // A store that has flipped once has a state; without one it is away, or somebody is putting it back.
    if (found.text === undefined && live !== nothingLive)
      throw new ReleaseProblem(`${store.title} holds no registry any more`);
    // Kept before it is read: what can't be read now can't be read next time either.
    ({ mark } = found);
    ({ live, isWhole } = await loadLive(parseState(found.text), live, read, tell));
    if (isWhole) told.clear();
    loaded = performance.now();
  };

  const refresh = async () => {
    try {
      await load();
      complaint = undefined;
    } catch (error) {
      // Once, not for each visitor.
      if (complaint !== String(error))
        log.error({ err: error, store: store.title }, 'the releases can not be read; the last state holds');
      complaint = String(error);
    }
    asked = performance.now();
    asking = undefined;
  };

  return async () => {
    if (!asking && performance.now() - asked >= store.freshFor) asking = refresh();
    if (!asking) return live;
    const late = sleep(timeout, undefined, { ref: false });
    await (live === nothingLive ? asking : Promise.race([asking, late]));
    return live;
  };
};
