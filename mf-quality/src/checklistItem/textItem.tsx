import { textLimit } from '@byggtun/shared/contract/checklistItem';
import { Input } from 'antd';

import type { ItemFieldProps, ItemKind } from './itemKind';

function TextField({ value, labelId, errorId, isWrong, onChange }: ItemFieldProps) {
  return (
    <Input.TextArea
      value={value}
      rows={3}
      maxLength={textLimit}
      aria-labelledby={labelId}
      aria-describedby={errorId}
      aria-invalid={isWrong}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Type 8: text of several lines. */
export const textItem: ItemKind = {
  Field: TextField,
  toForm: ({ stringVal }) => stringVal,
  toAnswer: (value) => ({ stringVal: value.trim() }),
  wrong: '',
  words: (value) => value,
};
