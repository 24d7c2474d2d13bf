import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import { parseState } from '../store/parseState';
import { statePath } from '../store/paths';
import { ReleaseProblem } from '../store/ReleaseProblem';
import type { ReleaseStore } from '../store/releaseStore';
import { type Live, nothingLive } from './live';
import { loadLive, type ReleaseReader } from './loadLive';

/** How long a visitor waits for a store that is slow, when there is a state to go on with, in milliseconds. */
const timeout = 1_000;
/** After how long a release that could not be read is tried again, in milliseconds. */
const retryAfter = 5_000;

/** What is live, as far as the store tells. Neither question ever rejects. */
export interface Following {
  /** What is live now; a slow store is waited for when there is no state to go on with. */
  current: () => Promise<Live>;
  /** What a look finds that begins after the question, however long it takes: for what another server has told of already. */
  latest: () => Promise<Live>;
}

/**
 * Follows what is live: the store is asked anew for each visitor (a distant one at most once a second). While it is away or
 * holds what can't be read, the last state holds.
 * @param kept where the last good state is written, and taken from when a start finds the store away
 */
export const followReleases = (
  store: ReleaseStore,
  read: ReleaseReader,
  log: FastifyBaseLogger,
  kept?: Pick<ReleaseStore, 'read' | 'putFile'>,
): Following => {
  let live = nothingLive;
  let mark: string | undefined;
  let began = -Infinity;
  let asked = -Infinity;
  let loaded = -Infinity;
  let complaint: string | undefined;
  const told = new Map<string, string>();
  let asking: Promise<void> | undefined;

  /** Once, not with each try. */
  const tell = (name: string, error: unknown) => {
    if (told.get(name) === String(error)) return;
    told.set(name, String(error));
    log.error({ err: error, name }, 'a release can not be read; what was live before stays');
  };
  const keep = async (text: string) => {
    try {
      await kept?.putFile(statePath, Buffer.from(text));
    } catch (error) {
      log.warn({ err: error }, 'what is live can not be kept for the next start');
    }
  };
  const takeKept = async () => {
    const text = (await kept?.read(statePath))?.toString();
    return text === undefined ? nothingLive : loadLive(parseState(text), nothingLive, read, tell);
  };
  const load = async () => {
    const mustRetry = live !== nothingLive && !live.isWhole && performance.now() - loaded > retryAfter;
    const found = await store.readState(mustRetry ? undefined : mark);
    if (!found) return;
    // A store that has flipped once has a state; without one it is away, or somebody is putting it back.
    if (found.text === undefined && live !== nothingLive)
      throw new ReleaseProblem(`${store.title} holds no registry any more`);
    // Kept before it is read: what can't be read now can't be read next time either.
    ({ mark } = found);
    live = await loadLive(parseState(found.text), live, read, tell);
    loaded = performance.now();
    if (!live.isWhole) return;
    told.clear();
    if (found.text !== undefined) await keep(found.text);
  };

  const refresh = async () => {
    began = performance.now();
    try {
      await load();
      complaint = undefined;
    } catch (error) {
      // Once, not for each visitor.
      if (complaint !== String(error))
        log.error({ err: error, store: store.title }, 'the releases can not be read; the last state holds');
      complaint = String(error);
      if (live === nothingLive) live = await takeKept().catch(() => nothingLive);
    }
    asked = performance.now();
    asking = undefined;
  };

  const freshLeft = () => asked + store.freshFor - performance.now();
  const look = () => (asking ??= refresh());

  return {
    current: async () => {
      if (!asking && freshLeft() > 0) return live;
      const looking = look();
      const late = sleep(timeout, undefined, { ref: false });
      await (live === nothingLive ? looking : Promise.race([looking, late]));
      return live;
    },
    latest: async () => {
      const called = performance.now();
      while (asking || began < called) {
        const left = freshLeft();
        // Not sooner than for visitors: anybody can ask for what is not there.
        await (asking ?? (left > 0 ? sleep(left) : look()));
      }
      return live;
    },
  };
};
