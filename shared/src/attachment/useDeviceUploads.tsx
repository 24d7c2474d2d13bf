import { useEffect, useEffectEvent, useState } from 'react';

import type { Attachment } from '../contract/attachment';
import { usePortal } from '../portal/portal';
import { fileKeeper, type KeptFile } from './fileKeeper';
import { type Uploads, useUploads } from './useUploads';

/**
 * New files that this device keeps until they are saved, also those that are not up yet: a closed tab, a crash or an empty battery where there
 * is no line loses no photo. One that another tab has is left to it until that is gone.
 * @param thing what they are for, such as `order.7`
 * @param saved what it has already, undefined until that is known: a save whose answer was lost has left them among the new ones
 * @param projectId of what they are meant for
 */
export function useDeviceUploads(
  thing: string,
  saved: readonly Attachment[] | undefined,
  projectId: number,
): Uploads {
  const { session } = usePortal();
  const [keeper] = useState(() => fileKeeper(`${session.profile.id}.${thing}`));
  const [isRead, setRead] = useState(false);
  const uploads = useUploads(`device.${thing}`, [], { projectId }, keeper);
  const resume = useEffectEvent((kept: readonly KeptFile[]) => {
    const isSaved = (one: KeptFile) =>
      'attachment' in one && saved?.some(({ bufferGuid }) => bufferGuid === one.attachment.bufferGuid);
    for (const { id } of kept.filter(isSaved)) keeper.forget(id);
    uploads.resume(kept.filter((one) => !isSaved(one)));
    setRead(true);
  });
  const isKnown = saved !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const hasLeft = () => signal.aborted;
    const takeUpLater = async ({ id }: KeptFile) => {
      if (!(await keeper.claim(id, { signal }))) return;
      const kept = await keeper.read();
      if (hasLeft()) keeper.leave();
      else resume(kept.filter((one) => one.id === id));
    };
    const takeUp = async () => {
      const kept = await keeper.read();
      if (hasLeft()) return;
      const isOurs = await Promise.all(kept.map(({ id }) => keeper.claim(id, { ifAvailable: true })));
      if (hasLeft()) return keeper.leave();
      resume(kept.filter((_, index) => isOurs[index]));
      for (const one of kept.filter((_, index) => !isOurs[index])) void takeUpLater(one);
    };
    void takeUp();
    return () => gone.abort();
  }, [keeper, isKnown]);
  return { ...uploads, busy: uploads.busy || !isRead };
}
