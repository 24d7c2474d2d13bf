import { useEffect, useState } from 'react';

import type { Attachment } from '../contract/attachment';
import { usePortal } from '../portal/portal';
import { fileKeeper, type KeptFile } from './fileKeeper';

/**
 * The new files that this device keeps for a thing to which none can be added now (`useDeviceUploads`).
 * @param saved what it has: a save whose answer was lost has left them among the new ones
 * @returns their names
 */
export function useKeptFiles(thing: string, saved: readonly Attachment[]): string[] {
  const { session } = usePortal();
  const of = `${session.profile.id}.${thing}`;
  const [kept, setKept] = useState<readonly KeptFile[]>([]);
  useEffect(() => {
    let isHere = true;
    void fileKeeper(of)
      .read()
      .then((found) => isHere && setKept(found));
    return () => {
      isHere = false;
    };
  }, [of]);
  return kept.flatMap((one) => {
    if (!('attachment' in one)) return one.file.name;
    const { bufferGuid, fileName } = one.attachment;
    return saved.some((attachment) => attachment.bufferGuid === bufferGuid) ? [] : fileName;
  });
}
