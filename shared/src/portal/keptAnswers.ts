import { openKept } from './keptCaches';

export { closeKept, forgetKept } from './keptCaches';

/** An answer of the API from an earlier moment. */
export interface KeptAnswer {
  answer: unknown;
  /** When the server gave it, in milliseconds since 1970. */
  at: number;
}

/** So many are kept on a device; the oldest give way. */
const most = 200;

/** So many milliseconds after an answer has come to be kept, the oldest go. */
const calm = 10_000;

/** After so many milliseconds an answer is too old to be shown: a week. */
const longest = 7 * 24 * 3_600_000;

const addressOf = (owner: string, key: string) => `/kept/${owner}/${encodeURIComponent(key)}`;

let tidying: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps an answer on this device, so that it can be read without a network. Never on kiosks. What can't be kept (a full
 * storage, none at all) is lost without a word: the person has the answer on the screen.
 * @param owner whose it is; nobody else reads it
 * @param key the call, by route and input
 */
export async function keepAnswer(owner: string, key: string, answer: unknown): Promise<void> {
  try {
    const cache = await openKept('answers');
    if (!cache) return;
    await cache.put(addressOf(owner, key), new Response(JSON.stringify({ answer, at: Date.now() })));
    // Many come at once while a page is on its way, which is no time to look through them all.
    tidying ??= setTimeout(() => void tidy().catch(() => undefined), calm);
  } catch {
    // See above.
  }
}

async function tidy(): Promise<void> {
  tidying = undefined;
  const cache = await openKept('answers');
  if (!cache) return;
  // Those that were put last come last.
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((one) => cache.delete(one)));
}

/** The answer that is kept for a call; undefined when there is none, or it is older than a week. */
export async function readKept(owner: string, key: string): Promise<KeptAnswer | undefined> {
  try {
    const found = await (await openKept('answers'))?.match(addressOf(owner, key));
    const kept = (await found?.json()) as KeptAnswer | undefined;
    return kept && Date.now() - kept.at < longest ? kept : undefined;
  } catch {
    return undefined;
  }
}
