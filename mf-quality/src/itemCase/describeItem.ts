import type { Checklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import { kindOf } from '../checklistItem/itemKinds';

const titleLimit = 200;

/** What a case of an item is called until the person says otherwise. */
export const titleOf = ({ txt }: ChecklistItem): string => txt.slice(0, titleLimit).trim();

/** What a case of an item tells until the person says more: where the item stands, and how it was answered. */
export const describeItem = ({ id, name }: Checklist, item: ChecklistItem): string => {
  const { words, toForm } = kindOf(item);
  const answer = words(toForm(item), item);
  const place = `Sjekkliste ${id}, ${name}, punkt ${item.number} under ${item.section}: ${item.txt}`;
  return answer ? `${place}\nSvar: ${answer}` : place;
};
