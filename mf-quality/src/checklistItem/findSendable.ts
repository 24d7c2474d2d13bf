import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { itemsAtOnce } from '@byggtun/shared/contract/checklistSave';

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
  /** By the item's id: what waits for the person's choice. */
  conflicts: ReadonlyMap<number, unknown>;
  /** Undefined of what is written and no answer yet. */
  answerOf: (edit: Edit) => ReturnType<ItemKind['toAnswer']>;
}

/** What one save can carry now: answers that are right and undisputed. */
export const findSendable = ({ edits, conflicts, answerOf }: Unsaved) => {
  let room = charactersAtOnce;
  return [...edits.values()]
    .flatMap((edit) => {
      const answer = conflicts.has(edit.item.id) ? undefined : answerOf(edit);
      return answer ? [{ edit, answer: { id: edit.item.id, version: edit.version, ...answer } }] : [];
    })
    .slice(0, itemsAtOnce)
    .filter(({ answer }) => (room -= JSON.stringify(answer).length) > 0);
};
