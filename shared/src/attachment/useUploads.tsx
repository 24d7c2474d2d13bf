import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { Attachment } from '../contract/attachment';
import { useUnsaved } from '../form/useUnsaved';
import { usePortal } from '../portal/portal';
import { createUploadQueue, type UploadItem, type UploadQueue } from './uploadQueue';

/** The new files of a form: on their way, and done. They stay over a save that fails, until `clear`. */
export interface Uploads extends Pick<UploadQueue, 'add' | 'restore' | 'retry' | 'remove' | 'clear'> {
  items: readonly UploadItem[];
  /** Those that are done, as the save wants them (`attachments`); also what a draft keeps, for `restored`. */
  toSave: Attachment[];
  /** Some are still on their way: a save would leave them out. */
  busy: boolean;
  /** Some have failed: the person should know before they save. */
  failed: boolean;
}

/**
 * Sends files up as soon as they are added, before the form is saved.
 * @param restored those of a draft, sent up before this page was opened
 */
export function useUploads(restored: readonly Attachment[] = []): Uploads {
  const { apiBase, session } = usePortal();
  const [queue] = useState(() => createUploadQueue({ base: apiBase, getToken: session.getToken }));
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const restore = useEffectEvent(() => queue.restore(restored));
  useEffect(() => {
    restore();
    return queue.stop;
  }, [queue]);
  useUnsaved(items.length > 0);
  return {
    items,
    toSave: items.flatMap(({ attachment }) => attachment ?? []),
    busy: items.some(({ state }) => ['waiting', 'sending', 'finishing'].includes(state)),
    failed: items.some(({ state }) => state === 'failed'),
    add: queue.add,
    restore: queue.restore,
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  };
}
