import DownOutlined from '@ant-design/icons/DownOutlined';
import { memo, useRef } from 'react';

import type { List } from './useList';

function Menu<Row>({ definition, columns }: Pick<List<Row>, 'definition' | 'columns'>) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className="bt-menu"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>
        Kolonner <DownOutlined aria-hidden />
      </summary>
      <fieldset className="bt-menu-panel">
        <legend className="bt-hidden">Kolonner i tabellen</legend>
        {definition.columns.map((column) => (
          <label key={column.value} className="bt-check">
            <input
              type="checkbox"
              checked={columns.shown.includes(column)}
              disabled={column === columns.link}
              onChange={(event) => columns.choose(column, event.target.checked)}
            />
            {column.text}
          </label>
        ))}
        <button
          type="button"
          className="bt-plain bt-clear"
          aria-disabled={!columns.reset}
          onClick={() => columns.reset?.()}
        >
          Tilbakestill kolonner
        </button>
      </fieldset>
    </details>
  );
}

/** Chooses which columns stand in the table. The row's link stays. */
export const ColumnMenu = memo(Menu) as typeof Menu;
