import { useUploads } from '@byggtun/shared/attachment/useUploads';
import { attachmentCount } from '@byggtun/shared/contract/attachment';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useRequestId } from '@byggtun/shared/record/useRequestId';
import { useState } from 'react';

import { useKeepChecklist, useOrRefresh } from '../checklist/checklistData';

/**
 * What the dialogs of an item share: its images that go along, new files, the number of the form, and how the item shows what was made.
 * @param carries the case is the item's first, and gets its images
 */
export function useItemCase(item: ChecklistItem, carries = true) {
  const { notify, badges } = usePortal();
  const [done, setDone] = useState(false);
  const { requestId, refused } = useRequestId();
  const keep = useKeepChecklist(item.checklistId);
  const orRefresh = useOrRefresh();
  const uploads = useUploads(`itemCase.${item.id}`);
  const all = carries ? item.attachments.filter(({ hasThumbnail }) => hasThumbnail) : [];
  // The oldest stay behind where a case can't take them all.
  const images = all.slice(Math.max(0, all.length + uploads.toSave.length - attachmentCount));
  return {
    done,
    requestId,
    uploads,
    images,
    /** So many images the item has. */
    imageCount: all.length,
    /** Waits for what makes the case; what was refused fetches the checklist anew. */
    orRefresh: <Answer>(making: Promise<Answer>): Promise<Answer> => orRefresh(making.catch(refused)),
    /** What the case gets. */
    attachments: [...images, ...uploads.toSave],
    /** Shows the item as it is now, and closes the dialog. */
    finish: (made: ChecklistItem, said: string): void => {
      keep(({ items }) => ({ items: items.map((one) => (one.id === made.id ? made : one)) }));
      uploads.clear(uploads.toSave);
      setDone(true);
      notify('success', said);
      badges.refresh();
    },
  };
}
