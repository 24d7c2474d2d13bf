import { type ReleaseState, releaseState } from '@byggtun/shared/contract/release';

/** Reads the text of `registry.json`; before the first flip nothing is live. @throws when it is not in the contract's shape */
export const parseState = (text: string | undefined): ReleaseState =>
  text === undefined ? { revision: 0, areas: {} } : releaseState.parse(JSON.parse(text));
