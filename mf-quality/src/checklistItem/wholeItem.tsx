import { wholeLimit } from '@byggtun/shared/contract/checklistItem';
import { StepField } from '@byggtun/shared/form/StepField';

import type { ItemFieldProps, ItemKind } from './itemKind';

const isAnswer = (value: number) => value >= 1 && value <= wholeLimit;

/** The number that is written, with or without spaces between its digits; undefined when it is none. */
const read = (value: string): number | undefined => {
  const digits = value.replaceAll(/\s/g, '');
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : NaN;
  return isAnswer(number) ? number : undefined;
};

const step = (value: string, direction: 1 | -1): string | undefined => {
  const next = (read(value) ?? 0) + direction;
  return isAnswer(next) ? String(next) : undefined;
};

function WholeField(field: ItemFieldProps) {
  return <StepField {...field} inputMode="numeric" step={step} />;
}

/** Type 6: a whole number, from 1. */
export const wholeItem: ItemKind = {
  Field: WholeField,
  toForm: ({ intVal }) => String(intVal ?? ''),
  toAnswer: (value) => {
    if (value.trim() === '') return { intVal: null };
    const intVal = read(value);
    return intVal === undefined ? undefined : { intVal };
  },
  wrong: 'Skriv et helt tall fra 1 og oppover.',
  words: (value) => value,
};
