import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

/** New files of an item. */
export interface NewFiles {
  /** Those that are up; none while some are on their way, as a save would leave those out. */
  attachments: AttachmentsToSave;
  /** Of those that are not up: there are none, some are on their way, or some have failed and wait for the person. */
  rest: 'none' | 'coming' | 'failed';
  /** Told which of them are saved. */
  onSaved: (saved: AttachmentsToSave) => void;
}

/** New files, and the item that they are of. */
export interface ItemFiles extends NewFiles {
  item: ChecklistItem;
}

/** The new files of a checklist's items, until they are saved. */
export const createItemFiles = () => {
  const files = new Map<number, ItemFiles>();
  /** @returns whether anything is another */
  const put = (one: ItemFiles): boolean => {
    const { item, attachments, rest } = one;
    if (attachments.length === 0 && rest === 'none') return files.delete(item.id);
    files.set(item.id, one);
    return true;
  };
  return {
    put,
    all: (): ItemFiles[] => [...files.values()],
    /** Some are not saved. */
    isOpen: () => files.size > 0,
    /** An item has some; one that failed is not there. */
    hasSome: ({ id }: ChecklistItem): boolean => {
      const found = files.get(id);
      return found !== undefined && (found.attachments.length > 0 || found.rest === 'coming');
    },
    /** Items of which a file has failed. */
    failed: (): ChecklistItem[] =>
      [...files.values()].flatMap(({ item, rest }) => (rest === 'failed' ? item : [])),
    /** The save that carried them has come through; what has come up since goes with the next one. */
    takeSaved: (sent: ItemFiles): void => {
      const guids = new Set(sent.attachments.map(({ bufferGuid }) => bufferGuid));
      const now = files.get(sent.item.id);
      if (now)
        put({ ...now, attachments: now.attachments.filter(({ bufferGuid }) => !guids.has(bufferGuid)) });
      sent.onSaved(sent.attachments);
    },
  };
};
