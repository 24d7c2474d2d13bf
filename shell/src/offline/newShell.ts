import { takeReload } from '../area/reloadGuard';
import { loading } from '../loading/loading';
import { createStore } from '../state/store';
import { unsaved } from '../state/unsaved';

/** A version of the shell that this device has, and this page does not run yet. */
export const newShell = createStore<string | undefined>(undefined);

/** Nothing would be lost: nobody has typed anything or waits for a command, and no dialog is open. */
const isSafe = () =>
  !unsaved.isAny() && !loading.isAny() && !document.querySelector('dialog[open], [role=dialog]');

/** Whether the page is to be loaded anew now, on the way to another page say, to run a version that has come; once for each version. */
export function takesNewShell(): boolean {
  const version = newShell.get();
  return version !== undefined && isSafe() && takeReload(version, 'device');
}
