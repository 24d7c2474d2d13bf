import { earlyJson } from '../early/earlyJson';
import { createStore } from '../state/store';
import { keepRegistry, keptRegistry } from './keptRegistry';
import type { KnownRegistry } from './knownArea';
import { readRegistry } from './readRegistry';
import { watchLeaving } from './watchLeaving';
import { withTimeout } from './withTimeout';

/** What the shell knows of the areas: not yet asked, not to be had, or the list. */
export type RegistryState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'ready';
      registry: KnownRegistry;
      /** When the server last said so, in milliseconds since 1970; undefined when it stems from an earlier visit. */
      confirmedAt?: number;
    };

const state = createStore<RegistryState>({ kind: 'loading' });

/** The answer that the state was made of, as text. */
let current = '';
let asking: Promise<void> | undefined;

/** The server that does not answer in this many milliseconds counts as away; what was kept is used. */
const timeout = 4_000;

/** On a line that hangs, what was kept is used after so many milliseconds, and the answer when it comes. */
const hurry = 1_500;

/** What was confirmed less than this many milliseconds ago is not asked for again by a visit. */
const freshFor = 1_500;

function take(answer: unknown) {
  const text = JSON.stringify(answer);
  const now = state.get();
  const same = now.kind === 'ready' && text === current;
  const registry = same ? now.registry : readRegistry(answer);
  current = text;
  if (!same) keepRegistry(text);
  state.set({ kind: 'ready', registry, confirmedAt: Date.now() });
}

function takeKept(): boolean {
  const text = keptRegistry();
  if (text === undefined) return false;
  try {
    state.set({ kind: 'ready', registry: readRegistry(JSON.parse(text)) });
    current = text;
    return true;
  } catch {
    return false;
  }
}

async function ask() {
  const leaving = watchLeaving();
  const bridge = setTimeout(() => {
    if (state.get().kind === 'loading') takeKept();
  }, hurry);
  try {
    take(await withTimeout(timeout, () => earlyJson('/remotes.json')));
  } catch (cause) {
    if (!leaving.begun()) reportError(new Error('The registry of areas could not be read', { cause }));
    if (state.get().kind !== 'ready' && !takeKept()) state.set({ kind: 'failed' });
  } finally {
    clearTimeout(bridge);
    leaving.end();
  }
}

/**
 * Asks the server which version of which area is live. A failure keeps what is known, or what an earlier visit kept; the
 * state is `failed` only when there is nothing. Never rejects.
 */
export function loadRegistry(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

/**
 * Asks unless it has been confirmed a moment ago, and waits a little for the answer, not more: a visit may not hang on it.
 * @param wait milliseconds
 */
export async function freshRegistry(wait: number): Promise<void> {
  const now = state.get();
  if (now.kind === 'ready' && Date.now() - (now.confirmedAt ?? 0) < freshFor) return;
  await withTimeout(wait, loadRegistry).catch(() => undefined);
}

/** The registry now, when there is one. */
export function knownRegistry(): KnownRegistry | undefined {
  const now = state.get();
  return now.kind === 'ready' ? now.registry : undefined;
}

/** The areas that are live, following every change of the registry. */
export const useRegistry = state.use;

/** Asks again whenever the tab comes back into sight. */
export function followRegistry(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void freshRegistry(timeout);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
