import { areaStatuses } from '../area/areaStatus';
import { updateOffer } from '../area/shellUpdate';
import { shellVersion } from '../area/shellVersion';
import { unsaved } from '../state/unsaved';
import { newShell, takesNewShell } from './newShell';

/** An area is not on screen that needs another shell than this page's. */
const isWaitedFor = () =>
  [...areaStatuses.get().values()].some(
    ({ state, lastFailure }) => state === 'failed' && lastFailure?.byShell === true,
  );

/** Takes in which version of the shell this device holds; the page is loaded anew for it at once where an area has waited for it. */
export function hearVersion(version: string, reload = () => window.location.reload()): void {
  if (version === shellVersion()) return;
  newShell.set(version);
  if (unsaved.isAny()) updateOffer.set(true);
  else if (isWaitedFor() && takesNewShell()) reload();
}
