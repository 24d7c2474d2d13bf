import { type MouseEvent, type ReactNode, useState } from 'react';

import type { Option } from '../contract/list';
import type { ColumnFilter } from './columnFilter';
import { filterText } from './filterText';
import type { AnyColumn } from './listDefinition';

interface FilterSectionProps {
  column: AnyColumn;
  /** The filter that is on. */
  filter: ColumnFilter | undefined;
  options: readonly Option[] | undefined;
  /** What was typed in it can't be used. */
  wrong: boolean;
  children: ReactNode;
}

/** One column among all filters: closed until it is asked for, with what is on beside its name. */
export function FilterSection({ column, filter, options, wrong, children }: FilterSectionProps) {
  const [wanted, setWanted] = useState(false);
  const open = wanted || wrong;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(!open);
  };
  return (
    <details className="bt-section" open={open}>
      <summary onClick={toggle}>{filter ? filterText(column, filter, options) : column.text}</summary>
      {open ? children : null}
    </details>
  );
}
