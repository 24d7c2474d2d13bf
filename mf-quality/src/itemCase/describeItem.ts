import type { Checklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import { kindOf } from '../checklistItem/itemKinds';

const titleLimit = 200;
const descriptionLimit = 4000;

/** What a case of an item is called until the person says otherwise. */
export const titleOf = ({ txt }: ChecklistItem): string => txt.slice(0, titleLimit).trim();

/**
 * What a case of an item tells until the person says more: where the item stands, and how it was answered.
 * @param value what stands in its field, saved or not
 */
export const describeItem = ({ id, name }: Checklist, item: ChecklistItem, value: string): string => {
  const answer = kindOf(item).words(value, item);
  const place = `Sjekkliste ${id}, ${name}, punkt ${item.number} under ${item.section}: ${item.txt}`;
  return (answer ? `${place}\nSvar: ${answer}` : place).slice(0, descriptionLimit).trim();
};
