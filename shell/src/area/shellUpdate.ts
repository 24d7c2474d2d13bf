import { createStore } from '../state/store';
import { unsaved } from '../state/unsaved';
import type { AreaFailure } from './areaFailure';
import { isMissingShellFile } from './isMissingFile';
import { takeReload } from './reloadGuard';
import { shellVersion } from './shellVersion';

/** True while a person is offered to reload the page for a newer shell. */
export const updateOffer = createStore(false);

/** What webpack's container says of an import that this shell does not provide, or not in the version that is asked for. */
const missingShare = /doesn't exist in shared scope|Unsatisfied version/;

/** Whether the shell, and not the area, is what has to change. */
export const isShellsFault = ({ phase, cause }: AreaFailure): boolean =>
  phase === 'range' || isMissingShellFile(cause) || missingShare.test(String(cause));

/** What an outdated page does, given what it holds. */
export type Update = 'none' | 'reload' | 'offer';

/**
 * What to do about a failure: nothing when the shell is not to blame or is the newest already; otherwise a reload, once for
 * each version; an offer when that would lose what somebody has typed.
 * @param wanted the shell's version that the registry names for this person
 */
export function updateFor(failure: AreaFailure, wanted: string): Update {
  const running = shellVersion();
  if (!isShellsFault(failure) || running === 'development' || running === wanted) return 'none';
  if (unsaved.isAny()) return 'offer';
  return takeReload(wanted) ? 'reload' : 'none';
}
