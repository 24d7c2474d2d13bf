import './stepField.css';

import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input } from 'antd';

interface StepFieldProps {
  /** What stands in it, as text. */
  value: string;
  /** Id of what asks. */
  labelId: string;
  /** Id of what is said against it, or several of what is said of it. */
  errorId: string;
  isWrong: boolean;
  inputMode: 'numeric' | 'decimal';
  /** The value a step up or down, reckoned by who knows what it is, so that it stays exact; undefined where there is none. */
  step: (value: string, direction: 1 | -1) => string | undefined;
  onChange: (value: string) => void;
}

/** A number, typed or stepped to. A button at its end does nothing, and keeps the focus of who has pressed it until now. */
export function StepField(props: StepFieldProps) {
  const { value, labelId, errorId, isWrong, inputMode, step, onChange } = props;
  const less = step(value, -1);
  const more = step(value, 1);
  return (
    <div className="bt-stepper" role="group" aria-labelledby={labelId}>
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label="Mindre"
        aria-describedby={labelId}
        aria-disabled={less === undefined || undefined}
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
        aria-disabled={more === undefined || undefined}
        onClick={() => more !== undefined && onChange(more)}
      />
    </div>
  );
}
