import { parseState } from '@byggtun/api/release/store/parseState';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { ReleaseState } from '@byggtun/shared/contract/release';

/** What the store says is live. */
export const currentState = async (store: ReleaseStore): Promise<ReleaseState> =>
  parseState((await store.readState())?.text);
