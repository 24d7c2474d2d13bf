import type { AreaRelease, LiveRelease, ReleaseState, ShellRelease } from '@byggtun/shared/contract/release';

import { keyOf, type Live } from './live';

/** How a release comes to where it is served from; throws when it is not whole. */
export interface ReleaseReader {
  area: (name: string, version: string) => Promise<AreaRelease>;
  shell: (version: string) => Promise<ShellRelease>;
}

/** The versions that people get. */
export const versionsOf = ({ version, canary }: LiveRelease): string[] => [
  version,
  ...(canary ? [canary.version] : []),
];

/**
 * Reads everything that a new state names. An area whose release can't be read keeps what was live of it before, so that
 * it holds nobody else up; so does the shell.
 * @param tell is told of each
 */
export const loadLive = async (
  state: ReleaseState,
  before: Live,
  read: ReleaseReader,
  tell: (name: string, error: unknown) => void,
): Promise<Live> => {
  let isWhole = true;
  const areas = new Map<string, AreaRelease>();
  const shells = new Map<string, ShellRelease>();

  const takeArea = async (name: string, live: LiveRelease) => {
    for (const version of versionsOf(live)) {
      const key = keyOf(name, version);
      areas.set(key, before.areas.get(key) ?? (await read.area(name, version)));
    }
    return live;
  };
  const takeShell = async (live: LiveRelease) => {
    for (const version of versionsOf(live))
      shells.set(version, before.shells.get(version) ?? (await read.shell(version)));
    return live;
  };
  const orBefore = async (name: string, taking: Promise<LiveRelease>, known: LiveRelease | undefined) => {
    try {
      return await taking;
    } catch (error) {
      isWhole = false;
      tell(name, error);
      return (
        known && (await (name === 'shell' ? takeShell(known) : takeArea(name, known)).catch(() => undefined))
      );
    }
  };

  const shell = state.shell && (await orBefore('shell', takeShell(state.shell), before.state.shell));
  const taken = await Promise.all(
    Object.entries(state.areas).map(async ([name, live]) => {
      const kept = await orBefore(name, takeArea(name, live), before.state.areas[name]);
      return kept ? [[name, kept] as const] : [];
    }),
  );
  const now = { ...state, shell, areas: Object.fromEntries(taken.flat()) };
  return { state: now, areas, shells, isWhole };
};
