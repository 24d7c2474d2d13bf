import type { AreaRelease, ReleaseState, ShellRelease } from '@byggtun/shared/contract/release';

/** What is live, with all that must be known to answer a browser; never changed once made. */
export interface Live {
  state: ReleaseState;
  /** The releases of areas that the state names and that are whole, by `name@version`. */
  areas: ReadonlyMap<string, AreaRelease>;
  /** Those of the shell, by version. */
  shells: ReadonlyMap<string, ShellRelease>;
  /** False while something that the state names can't be read, and before anything was read. */
  isWhole: boolean;
}

/** Before anything was read. */
export const nothingLive: Live = {
  state: { revision: 0, areas: {} },
  areas: new Map(),
  shells: new Map(),
  isWhole: false,
};

/** Key of an area's release. */
export const keyOf = (name: string, version: string): string => `${name}@${version}`;
