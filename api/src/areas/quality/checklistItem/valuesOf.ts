import type { ItemAnswer, ItemType } from '@byggtun/shared/contract/checklistItem';

import type { Checkpoint } from './checkpointTable';

/** The columns that hold answers. */
type Values = Partial<
  Pick<Checkpoint, 'bool_val' | 'string_val' | 'int_val' | 'double_val' | 'date_val' | 'chosen'>
>;

const chosenOf = ({ options }: ItemAnswer): Values => ({
  ...(options && {
    chosen: [...new Set(options.filter(({ selected }) => selected).map(({ key }) => key))].sort(
      (one, other) => one - other,
    ),
  }),
});
const boolOf = ({ boolVal }: ItemAnswer): Values => ({ ...(boolVal !== undefined && { bool_val: boolVal }) });
const stringOf = ({ stringVal }: ItemAnswer): Values => ({
  ...(stringVal !== undefined && { string_val: stringVal }),
});
const intOf = ({ intVal }: ItemAnswer): Values => ({ ...(intVal !== undefined && { int_val: intVal }) });
const doubleOf = ({ doubleVal }: ItemAnswer): Values => ({
  ...(doubleVal !== undefined && { double_val: doubleVal === null ? null : doubleVal.toFixed(3) }),
});
const dateOf = ({ dateTimeVal }: ItemAnswer): Values => ({
  ...(dateTimeVal !== undefined && { date_val: dateTimeVal }),
});

/** Where the answer to an item of each type lies. Files are no value: they are attached. */
const readers = {
  0: boolOf,
  1: stringOf,
  2: chosenOf,
  3: chosenOf,
  4: dateOf,
  5: () => ({}),
  6: intOf,
  7: doubleOf,
  8: stringOf,
  9: intOf,
} as const satisfies Record<ItemType, (answer: ItemAnswer) => Values>;

/** An answer as it is stored: the field of the item's type, and nothing when that was left out. */
export const valuesOf = (type: ItemType, answer: ItemAnswer): Values => readers[type](answer);
