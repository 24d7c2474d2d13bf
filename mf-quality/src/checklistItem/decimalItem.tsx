import { decimalLimit } from '@byggtun/shared/contract/checklistItem';
import { StepField } from '@byggtun/shared/form/StepField';

import type { ItemFieldProps, ItemKind } from './itemKind';

const isAnswer = (value: number) => Math.abs(value) <= decimalLimit;

/** The number that is written, with a comma or a point; undefined when it is none, or has more than three decimals. */
const read = (value: string): number | undefined => {
  const written = value.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  const number = /^-?\d{1,10}(\.\d{1,3})?$/.test(written) ? Number(written) : NaN;
  return isAnswer(number) ? number : undefined;
};

const write = (value: number) => String(value).replace('.', ',');

/** Steps are thousandths, counted as whole ones: 0.1 + 0.001 is not exact. */
const step = (value: string, direction: 1 | -1): string | undefined => {
  const next = (Math.round((read(value) ?? 0) * 1000) + direction) / 1000;
  return isAnswer(next) ? write(next) : undefined;
};

function DecimalField(field: ItemFieldProps) {
  return <StepField {...field} inputMode="decimal" step={step} />;
}

/** Type 7: a decimal number, in steps of a thousandth. */
export const decimalItem: ItemKind = {
  Field: DecimalField,
  toForm: ({ doubleVal }) => (doubleVal === null ? '' : write(doubleVal)),
  toAnswer: (value) => {
    if (value.trim() === '') return { doubleVal: null };
    const doubleVal = read(value);
    return doubleVal === undefined ? undefined : { doubleVal };
  },
  wrong: 'Skriv et tall med høyst tre desimaler.',
  words: (value) => value,
};
