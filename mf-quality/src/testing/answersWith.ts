import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';
import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { CallError } from '@byggtun/shared/http/CallError';

import { createAnswers } from '../checklistItem/createAnswers';
import { changeDraft } from '../checklistItem/draftChange';
import { kindOf } from '../checklistItem/itemKinds';
import { anItem } from './openChecklist';

/** What a save of the item is answered with. */
export const saved = (stringVal: string, version: number): SaveAnswer => ({
  items: [anItem({ stringVal, version })],
  conflicts: [],
  updatedString: '',
});

/** Nobody answers. */
export const lost = () => Promise.reject(new CallError({ kind: 'noAnswer' }));

/** Answers whose server says these things in turn, where it is told under which numbers it was asked. */
export const answersWith = (
  ...replies: ((items: ItemAnswer[], saveIds: string[]) => Promise<SaveAnswer>)[]
) => {
  const sent: ItemAnswer[][] = [];
  const saveIds: string[] = [];
  /** The draft on the device after each change of it. */
  const kept: ChecklistDraft[] = [];
  const send = (items: ItemAnswer[], saveId: string) => {
    sent.push(items);
    saveIds.push(saveId);
    return replies[sent.length - 1]?.(items, saveIds) ?? lost();
  };
  const answers = createAnswers({
    kindOf,
    send,
    keep: (change) => kept.push(changeDraft(kept.at(-1) ?? [], change)) > 0,
    now: () => 'now',
  });
  return { answers, sent, kept };
};
