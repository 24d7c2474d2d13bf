import type { Uploads } from '@byggtun/shared/attachment/useUploads';
import { attachmentCount, type AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

/** New files of an item. */
export interface NewFiles {
  /** Those that are up; none while some are on their way, as a save would leave those out. */
  attachments: AttachmentsToSave;
  /** Of those that are not up: there are none, some are on their way, or some have failed and wait for the person. */
  rest: 'none' | 'coming' | 'failed';
  /** Told what has become of them. */
  uploads: Pick<Uploads, 'clear' | 'refuse'>;
}

/** New files, and the item that they are of. */
export interface ItemFiles extends NewFiles {
  item: ChecklistItem;
}

/** The new files of a checklist's items, until they are saved. */
export const createItemFiles = () => {
  const files = new Map<number, ItemFiles>();
  /** By `bufferGuid`, what was refused together: each goes alone then, so that it is known which of them it was. */
  const suspects = new Set<string>();
  /** @returns whether anything is another */
  const put = (one: ItemFiles): boolean => {
    const { item, attachments, rest } = one;
    if (attachments.length === 0 && rest === 'none') return files.delete(item.id);
    files.set(item.id, one);
    return true;
  };
  const takeOut = ({ item, attachments }: ItemFiles, rest?: 'failed') => {
    const now = files.get(item.id);
    const guids = new Set(attachments.map(({ bufferGuid }) => bufferGuid));
    const left = now?.attachments.filter(({ bufferGuid }) => !guids.has(bufferGuid)) ?? [];
    if (now) put({ ...now, attachments: left, rest: now.rest === 'none' ? (rest ?? 'none') : now.rest });
  };
  /** As the page has them: who came back while they were sent has a queue of its own for them. */
  const shownNow = (sent: ItemFiles): ItemFiles => files.get(sent.item.id) ?? sent;
  return {
    put,
    /** What one save carries: of one item, so that what is refused holds up no other. */
    next: (): ItemFiles | undefined => {
      const found = [...files.values()].find(({ attachments }) => attachments.length > 0);
      const suspect = found?.attachments.find(({ bufferGuid }) => suspects.has(bufferGuid));
      return (
        found && { ...found, attachments: suspect ? [suspect] : found.attachments.slice(0, attachmentCount) }
      );
    },
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
      const { uploads } = shownNow(sent);
      takeOut(sent);
      uploads.clear(sent.attachments);
    },
    /** The save that carried them was refused. */
    takeRefused: (sent: ItemFiles, problem: string): void => {
      if (sent.attachments.length > 1)
        return sent.attachments.forEach(({ bufferGuid }) => suspects.add(bufferGuid));
      const { uploads } = shownNow(sent);
      takeOut(sent, 'failed');
      uploads.refuse(sent.attachments, problem);
    },
  };
};
