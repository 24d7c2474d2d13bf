import { usePortal } from '../portal/portal';
import { claimedElsewhere } from './fileClaims';
import { keptFolder } from './fileKeeper';

/**
 * Asks whether another tab has new files that are not saved yet (`useDeviceUploads`): what is done here would be done without them.
 * @returns tells of which of these things another tab has some
 */
export function useFilesElsewhere(): (things: readonly string[]) => Promise<string[]> {
  const { session } = usePortal();
  const folderOf = (thing: string) => keptFolder(`${session.profile.id}.${thing}`);
  return async (things) => {
    const claimed = await claimedElsewhere(things.map(folderOf));
    return things.filter((thing) => claimed.includes(folderOf(thing)));
  };
}
