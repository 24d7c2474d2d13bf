import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { MouseEvent } from 'react';

import { leaveChip } from './filterFocus';

interface FilterChipProps {
  text: string;
  onRemove: () => void;
}

/** A filter that is on, in a list of them; pressing it takes it away. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    leaveChip(event.currentTarget);
    onRemove();
  };
  return (
    <li>
      <button type="button" className="bt-filter" aria-label={`Fjern filter ${text}`} onClick={remove}>
        <span>{text}</span>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
