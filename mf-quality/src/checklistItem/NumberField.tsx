import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input } from 'antd';

import type { ItemFieldProps } from './itemKind';

interface NumberFieldProps extends ItemFieldProps {
  inputMode: 'numeric' | 'decimal';
  /** The value a step up or down; undefined where there is none. */
  step: (value: string, direction: 1 | -1) => string | undefined;
}

/** A number, typed or stepped to. */
export function NumberField(props: NumberFieldProps) {
  const { value, labelId, errorId, isWrong, inputMode, step, onChange } = props;
  const less = step(value, -1);
  const more = step(value, 1);
  return (
    <div className="checklist-number" role="group" aria-labelledby={labelId}>
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label="Mindre"
        aria-describedby={labelId}
        disabled={less === undefined}
        onClick={() => less !== undefined && onChange(less)}
      />
      <Input
        value={value}
        inputMode={inputMode}
        maxLength={20}
        status={isWrong ? 'error' : ''}
        aria-labelledby={labelId}
        aria-describedby={errorId}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label="Mer"
        aria-describedby={labelId}
        disabled={more === undefined}
        onClick={() => more !== undefined && onChange(more)}
      />
    </div>
  );
}
