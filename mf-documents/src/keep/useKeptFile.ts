import type { ReadKept } from '@byggtun/shared/attachment/useAttachmentFile';
import { useSaveAttachment } from '@byggtun/shared/attachment/useSaveAttachment';
import type { Attachment } from '@byggtun/shared/contract/attachment';
import { readKeptFile } from '@byggtun/shared/portal/keptFiles';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';

import { keptState } from './keptFolders';

const isHere = (guid: string) => keptState.get().folders?.some(({ here }) => here.includes(guid)) === true;

/** Reads files that this device keeps for the person; undefined on kiosks. */
export function useReadKept(): ReadKept | undefined {
  const { kiosk, session } = usePortal();
  if (kiosk) return undefined;
  const owner = String(session.profile.id);
  return (guid) => (isHere(guid) ? readKeptFile(owner, guid) : Promise.resolve(undefined));
}

/** Saves a file as a download: what the device keeps, without a network too, else as any attachment; undefined on kiosks. */
export function useSaveFile(): ((file: Attachment) => void) | undefined {
  const fetchFile = useSaveAttachment();
  const readKept = useReadKept();
  if (!fetchFile) return undefined;
  const saveHere = async (file: Attachment) => {
    const kept = await readKept?.(file.bufferGuid);
    if (kept) saveFile(kept, file.fileName);
    else fetchFile(file);
  };
  return (file) =>
    isHere(file.bufferGuid) ? void saveHere(file).catch(() => fetchFile(file)) : fetchFile(file);
}
