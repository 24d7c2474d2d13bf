import type { ChecklistItem, ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import { itemsAtOnce } from '@byggtun/shared/contract/checklistSave';

import type { ItemFiles } from './createItemFiles';
import type { ItemKind } from './itemKind';

/** What somebody has written in an item, and the version of it that they saw. */
export interface Edit {
  item: ChecklistItem;
  version: number;
  value: string;
}

/** Characters of answers that one save carries at most: with three bytes each they are within what the server takes (docs/product/limits.md). */
const charactersAtOnce = 40_000;

interface Unsaved {
  edits: ReadonlyMap<number, Edit>;
  files: readonly ItemFiles[];
  /** By the item's id: what waits for the person's choice. */
  conflicts: ReadonlyMap<number, unknown>;
  /** Undefined of what is written and no answer yet. */
  answerOf: (edit: Edit) => ReturnType<ItemKind['toAnswer']>;
}

/** What one save can carry now: answers that are right and undisputed, and files that are all there. */
export const findSendable = ({ edits, files, conflicts, answerOf }: Unsaved) => {
  let room = charactersAtOnce;
  const values = [...edits.values()]
    .flatMap((edit) => {
      const answer = conflicts.has(edit.item.id) ? undefined : answerOf(edit);
      return answer ? [{ edit, answer: { id: edit.item.id, version: edit.version, ...answer } }] : [];
    })
    .slice(0, itemsAtOnce - files.length)
    .filter(({ answer }) => (room -= JSON.stringify(answer).length) > 0);
  const added = files.filter(({ attachments }) => attachments.length > 0);
  const items: ItemAnswer[] = [
    ...values.map(({ answer }) => answer),
    ...added.map(({ item: { id, version }, attachments }) => ({ id, version, attachments })),
  ];
  return { values, added, items };
};
