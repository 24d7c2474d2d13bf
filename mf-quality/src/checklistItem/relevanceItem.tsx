import { relevance } from '@byggtun/shared/contract/checklistItem';

import { ChoiceRow } from './ChoiceRow';
import type { ItemFieldProps, ItemKind } from './itemKind';

const choices = [
  [String(relevance.ok), 'Ok'],
  [String(relevance.notRelevant), 'Ikke relevant'],
] as const;

function RelevanceField(field: ItemFieldProps) {
  return <ChoiceRow choices={choices} {...field} />;
}

/** Type 9: Ok or not relevant. */
export const relevanceItem: ItemKind = {
  Field: RelevanceField,
  toForm: ({ intVal }) => (intVal === null ? '' : String(intVal)),
  toAnswer: (value) => ({ intVal: value === '' ? null : Number(value) }),
  wrong: '',
  words: (value) => choices.find(([key]) => key === value)?.[1] ?? '',
};
