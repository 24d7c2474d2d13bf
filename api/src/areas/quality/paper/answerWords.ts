import { type ChecklistItem, type ItemType, relevance } from '@byggtun/shared/contract/checklistItem';

import { norwegianDay } from '../../../core/time/norwegianDay';

const chosen = ({ options }: ChecklistItem) =>
  options
    .filter(({ selected }) => selected)
    .map(({ value }) => value)
    .join(', ');
const yesNo = ({ boolVal }: ChecklistItem) => (boolVal ? 'Ja' : 'Nei');
const numberOf = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

/** An answer as people read it, by the type of its item. */
const words = {
  0: (item) => (item.boolVal === null ? '' : yesNo(item)),
  1: ({ stringVal }) => stringVal,
  2: chosen,
  3: chosen,
  4: ({ dateTimeVal }) => norwegianDay(dateTimeVal),
  5: ({ attachments }) => attachments.map(({ fileName }) => fileName).join(', '),
  6: ({ intVal }) => numberOf(intVal),
  7: ({ doubleVal }) => numberOf(doubleVal),
  8: ({ stringVal }) => stringVal,
  9: ({ intVal }) => (intVal === relevance.ok ? 'Ok' : (intVal && 'Ikke relevant') || ''),
} as const satisfies Record<ItemType, (item: ChecklistItem) => string>;

/** The answer to an item in words; 'Ikke besvart' without one. */
export const answerWords = (item: ChecklistItem): string => words[item.type](item) || 'Ikke besvart';
