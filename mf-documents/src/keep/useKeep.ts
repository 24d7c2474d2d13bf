import { keepTexts } from '@byggtun/shared/contract/documentTexts';
import type { KeptFolder } from '@byggtun/shared/contract/keptFolder';
import { CallError, statusOf } from '@byggtun/shared/http/CallError';
import { canKeepFiles } from '@byggtun/shared/portal/keptFiles';
import { isLost } from '@byggtun/shared/portal/orKept';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useFailure } from '@byggtun/shared/portal/useFailure';

import { keepFolder } from './keepFolder';
import { cancelKeep, runKeep } from './keepRuns';
import { declinedNote, findFolder, isWhole, noteFolder, readFolders, unaskedUse } from './keptFolders';
import { pathOf, type Place } from './walkFolder';

/** So many milliseconds after it was asked, the server is asked anew what is in a kept folder: ten minutes. */
const freshFor = 600_000;

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Keeps folders on this device and takes them away; undefined on kiosks, and in browsers that keep nothing. */
export function useKeep() {
  const { apiBase, session, kiosk, notify } = usePortal();
  const fail = useFailure();
  if (kiosk || !canKeepFiles()) return undefined;
  const owner = String(session.profile.id);
  const target = { base: apiBase, getToken: session.getToken };
  const run = (place: Place, unasked: KeptFolder['unasked'] = null) =>
    runKeep(pathOf(place), (signal) => keepFolder({ owner, target, signal }, place, unasked));
  /** When its turn comes it may have been taken away, in another tab too. */
  const runAgain = (path: string) =>
    runKeep(path, async (signal) => {
      const now = await findFolder(owner, path);
      return now && !now.declined ? keepFolder({ owner, target, signal }, now.place, now.unasked) : 0;
    });

  const keep = async (place: Place) => {
    try {
      await run(place);
    } catch (error) {
      if (isAborted(error)) return;
      if (error instanceof CallError) fail(error);
      else notify('warning', keepTexts.noRoomOnDevice);
    }
  };
  const remove = async (folder: KeptFolder) => {
    await cancelKeep(folder.path);
    // What is kept because it was opened would come again, and at once where it has just been opened.
    await noteFolder(owner, folder.path, declinedNote(folder.place));
  };
  /** Gives up a folder that is being fetched; what was kept of it before stays. */
  const cancel = async (place: Place) => {
    const path = pathOf(place);
    await cancelKeep(path);
    if (!(await findFolder(owner, path))) await noteFolder(owner, path, declinedNote(place));
  };
  const refreshOne = async ({ path, title }: KeptFolder) => {
    try {
      const came = await runAgain(path);
      if (came) notify('info', keepTexts.refreshed(title, came));
    } catch (error) {
      // Somebody has taken it away, or the person may not see it any more.
      if (statusOf(error) === 404) await noteFolder(owner, path, undefined);
      else if (!isAborted(error) && !isLost(error)) fail(error, { quiet: true });
    }
  };
  /** Fetches what has changed in the kept folders; of those that were looked at just now when `all` says so. */
  const refresh = async ({ all = false } = {}) => {
    for (const folder of await readFolders(owner))
      if (!folder.declined && (all || Date.now() - folder.at > freshFor)) await refreshOne(folder);
  };
  /** Keeps a folder because it was opened; once it is whole, in the place of the one before of its use. */
  const keepOpened = async (place: Place) => {
    const use = unaskedUse(place);
    if (!use) return;
    const path = pathOf(place);
    const before = await findFolder(owner, path);
    if (before && (before.declined || !before.unasked)) return;
    // Nobody waits for it: what goes wrong is tried at the next opening.
    if (!before || !isWhole(before)) await run(place, use).catch(() => undefined);
    const folders = await readFolders(owner);
    if (!folders.some((one) => one.path === path && isWhole(one))) return;
    for (const one of folders)
      if (one.unasked === use && one.path !== path) await noteFolder(owner, one.path, undefined);
  };
  return { owner, keep, remove, cancel, refresh, keepOpened };
}
