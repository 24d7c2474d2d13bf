import { lineLimit } from '@byggtun/shared/contract/checklistItem';
import { Input } from 'antd';

import type { ItemFieldProps, ItemKind } from './itemKind';

function LineField({ value, labelId, errorId, isWrong, onChange }: ItemFieldProps) {
  return (
    <Input
      value={value}
      maxLength={lineLimit}
      aria-labelledby={labelId}
      aria-describedby={errorId}
      aria-invalid={isWrong}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Type 1: a line. */
export const lineItem: ItemKind = {
  Field: LineField,
  toForm: ({ stringVal }) => stringVal,
  toAnswer: (value) => ({ stringVal: value.trim() }),
  wrong: '',
  words: (value) => value,
};
