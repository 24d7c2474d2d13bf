import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { Attachment } from '../contract/attachment';
import { useLeaveWarning } from '../form/useLeaveWarning';
import { useUnsaved } from '../form/useUnsaved';
import { usePortal } from '../portal/portal';
import type { FileKeeper } from './fileKeeper';
import { forgetLateFiles, readLateFiles } from './lateFiles';
import { claimQueue, doneOf, isBusy, leaveQueue, leftQueue } from './leftQueues';
import type { UploadPurpose } from './uploadFile';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue';

/** The new files of a form: on their way, and done. They stay over a save that fails, until `clear`. */
export interface Uploads extends Pick<
  UploadQueue,
  'add' | 'restore' | 'putBack' | 'check' | 'resume' | 'retry' | 'remove' | 'clear' | 'refuse'
> {
  items: readonly UploadItem[];
  /** The items at this moment, also inside a save that started some renders ago. */
  read: () => readonly UploadItem[];
  /** Those that are done, as the save wants them (`attachments`); also what a draft keeps, for `restored`. */
  toSave: Attachment[];
  /** Some are still on their way: a save would leave them out. */
  busy: boolean;
  /** Some have failed: the person should know before they save. */
  failed: boolean;
}

/**
 * Sends files up as soon as they are added, before the form is saved. They go on when the page is left for another, and are there
 * when the person comes back. The browser asks before those that are on their way are given up.
 * @param thing what they are for, such as `comment.complaint.101`
 * @param restored those of a draft, sent up before this page was opened
 * @param about what they are meant for
 * @param keeper keeps them on this device until they are saved (`useDeviceUploads`)
 */
export function useUploads(
  thing: string,
  restored: readonly Attachment[] = [],
  about: UploadPurpose = {},
  keeper?: FileKeeper,
): Uploads {
  const portal = usePortal();
  const { apiBase, session } = portal;
  const key = `${session.profile.id}.${thing}`;
  const [queue] = useState(
    () => leftQueue(key) ?? createUploadQueue({ base: apiBase, getToken: session.getToken }, about, keeper),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const begin = useEffectEvent(() => {
    claimQueue(key);
    queue.restore([...restored, ...readLateFiles(key)]);
    forgetLateFiles(key);
  });
  const leave = useEffectEvent(() => leaveQueue(key, queue, portal, keeper));
  useEffect(() => {
    begin();
    return () => leave();
  }, [queue]);
  useUnsaved(items.length > 0);
  const busy = isBusy(items);
  useLeaveWarning(busy);
  return {
    items,
    toSave: doneOf(items),
    busy,
    read: queue.items,
    failed: items.some(({ state }) => state === 'failed'),
    add: queue.add,
    restore: queue.restore,
    putBack: queue.putBack,
    check: queue.check,
    resume: queue.resume,
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
    refuse: queue.refuse,
  };
}
