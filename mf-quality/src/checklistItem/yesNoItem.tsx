import { ChoiceRow } from './ChoiceRow';
import type { ItemFieldProps, ItemKind } from './itemKind';

const choices = [
  ['true', 'Ja'],
  ['false', 'Nei'],
] as const;

function YesNoField(field: ItemFieldProps) {
  return <ChoiceRow choices={choices} {...field} />;
}

/** Type 0: yes or no. */
export const yesNoItem: ItemKind = {
  Field: YesNoField,
  toForm: ({ boolVal }) => (boolVal === null ? '' : String(boolVal)),
  toAnswer: (value) => ({ boolVal: value === '' ? null : value === 'true' }),
  wrong: '',
  words: (value) => choices.find(([key]) => key === value)?.[1] ?? '',
};
