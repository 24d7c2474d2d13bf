import { ChoiceRow } from './ChoiceRow';
import type { ItemFieldProps, ItemKind } from './itemKind';

function PickOneField({ item: { options }, ...field }: ItemFieldProps) {
  const choices = options.map(({ key, value }) => [String(key), value] as const);
  return <ChoiceRow choices={choices} {...field} />;
}

/** Type 2: one of some. */
export const pickOneItem: ItemKind = {
  Field: PickOneField,
  toForm: ({ options }) => String(options.find(({ selected }) => selected)?.key ?? ''),
  toAnswer: (value, { options }) => ({
    options: options.map(({ key }) => ({ key, selected: String(key) === value })),
  }),
  wrong: '',
  words: (value, { options }) => options.find(({ key }) => String(key) === value)?.value ?? '',
};
