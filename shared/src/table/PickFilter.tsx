import { useState } from 'react';

import type { Option } from '../contract/list';
import { EmptyState } from '../ui/EmptyState';
import type { FilterFieldProps } from './FilterField';

/** Beyond so many choices there is a box to look for one. */
const manyChoices = 10;

/** Any number of choices; a long list has a box to look for one. */
export function PickFilter({
  column,
  draft,
  options,
  onChange,
}: FilterFieldProps & { options: readonly Option[] }) {
  const [wanted, setWanted] = useState('');
  const shown = options.filter(({ value }) =>
    value.toLocaleLowerCase('nb').includes(wanted.trim().toLocaleLowerCase('nb')),
  );
  const toggle = (key: string, on: boolean) =>
    onChange({
      clause: 'in',
      values: on ? [...draft.values, key] : draft.values.filter((value) => value !== key),
    });
  return (
    <fieldset className="bt-choices">
      <legend className="bt-hidden">{column.text}</legend>
      {options.length > manyChoices ? (
        <input
          type="search"
          className="bt-input"
          aria-label={`Finn i ${column.text.toLowerCase()}`}
          placeholder="Finn i listen"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      <div className="bt-picks">
        {shown.map(({ key, value }) => (
          <label key={key} className="bt-check">
            <input
              type="checkbox"
              checked={draft.values.includes(String(key))}
              onChange={(event) => toggle(String(key), event.target.checked)}
            />
            {value}
          </label>
        ))}
        {shown.length === 0 ? <EmptyState text="Ingen treff." /> : null}
      </div>
    </fieldset>
  );
}
