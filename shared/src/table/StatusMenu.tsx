import DownOutlined from '@ant-design/icons/DownOutlined';
import { useRef } from 'react';

import type { List } from './useList';

/** Chooses which statuses the list shows. */
export function StatusMenu<Row>({ list }: { list: List<Row> }) {
  const { definition, state, change } = list;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const toggle = (key: number) => {
    const on = state.statuses.includes(key);
    const next = definition.status.choices.map((choice) => choice.key).filter((one) => isOn(one, key, on));
    change({ statuses: next }, true);
  };
  const isOn = (one: number, key: number, wasOn: boolean) =>
    one === key ? !wasOn : state.statuses.includes(one);

  return (
    <details
      ref={menu}
      className="bt-menu"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary>
        Status <DownOutlined aria-hidden />
      </summary>
      <fieldset className="bt-menu-panel">
        <legend className="bt-hidden">Vis saker med status</legend>
        {definition.status.choices.map(({ key, text }) => (
          <label key={key} className="bt-check">
            <input type="checkbox" checked={state.statuses.includes(key)} onChange={() => toggle(key)} />
            {text}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
