import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { type ReactNode, useEffect, useRef } from 'react';

import type { ChosenColumn } from './exportForm';

interface ColumnLineProps {
  column: ChosenColumn;
  /** Its place, from 0, and that of the last. */
  place: number;
  last: number;
  /** Id of the text that says what is wrong with the choice. */
  wrong: string | undefined;
  onChoose: (chosen: boolean) => void;
  onMove: (to: number) => void;
}

/** One column: whether it is exported, and one place up or down. */
export function ColumnLine({ column, place, last, wrong, onChoose, onMove }: ColumnLineProps) {
  // A browser takes the focus from what is moved in the page.
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);

  const step = (name: string, to: number, icon: ReactNode) => (
    <button
      type="button"
      className="bt-plain bt-step"
      aria-label={`Flytt ${column.name} ${name}`}
      aria-disabled={to < 0 || to > last}
      onClick={(event) => {
        if (to < 0 || to > last) return;
        pressed.current = event.currentTarget;
        onMove(to);
      }}
    >
      {icon}
    </button>
  );

  return (
    <li>
      <label className="bt-check">
        <input
          type="checkbox"
          checked={column.exportCol}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {column.name}
      </label>
      {step('opp', place - 1, <UpOutlined aria-hidden />)}
      {step('ned', place + 1, <DownOutlined aria-hidden />)}
    </li>
  );
}
