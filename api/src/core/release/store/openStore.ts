import { isAddress, isSafeAddress } from './address';
import { blobStore } from './blobStore';
import { folderStore } from './folderStore';
import { ReleaseProblem } from './ReleaseProblem';
import type { ReleaseStore } from './releaseStore';

/**
 * Opens the store of that name.
 * @param target a folder, or the address of a Blob container
 * @param connection connection string of the container's account, when the address carries no SAS token
 * @param say told what a person at a terminal should know
 * @throws ReleaseProblem for an address that is not https (http on this machine alone)
 */
export const openStore = (
  target: string,
  { connection, say }: { connection?: string; say?: (sentence: string) => void } = {},
): ReleaseStore => {
  if (!isAddress(target)) return folderStore(target, say);
  if (!isSafeAddress(target))
    throw new ReleaseProblem('Lagerets adresse må ha https; http gjelder bare denne maskinen.');
  return blobStore(new URL(target), connection);
};
