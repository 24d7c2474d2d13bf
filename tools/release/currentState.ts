import { parseState } from '../../api/src/release/store/parseState';
import type { ReleaseStore } from '../../api/src/release/store/releaseStore';
import type { ReleaseState } from '../../shared/src/contract/release';

/** What the store says is live. */
export const currentState = async (store: ReleaseStore): Promise<ReleaseState> =>
  parseState((await store.readState())?.text);
