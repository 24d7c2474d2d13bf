import { useState } from 'react';

import { filterValueLimit, listTexts, type Option } from '../contract/list';
import { swallowEnter } from '../form/swallowEnter';
import { formatCount } from '../text/count';
import { matchesWords } from '../text/matchesWords';
import { EmptyState } from '../ui/EmptyState';
import type { FilterFieldProps } from './filterFieldProps';

/** So many are drawn at a time: who is not among them is found by what one types. */
const mostDrawn = 300;

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
  const isChosen = ({ key }: Option) => draft.values.includes(String(key));
  const fitting = options.filter(({ value }) => matchesWords(value, wanted));
  const shown = fitting.filter((option, place) => place < mostDrawn || isChosen(option));
  const isFull = draft.values.length >= filterValueLimit;
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
          onKeyDown={swallowEnter}
        />
      ) : null}
      {isFull ? <p role="status">{listTexts.tooMany}</p> : null}
      <div className={options.length > manyChoices ? 'bt-picks bt-picks-many' : 'bt-picks'}>
        {shown.map((option) => (
          <label key={option.key} className="bt-check">
            <input
              type="checkbox"
              checked={isChosen(option)}
              disabled={isFull && !isChosen(option)}
              onChange={(event) => toggle(String(option.key), event.target.checked)}
            />
            {option.value}
          </label>
        ))}
        {shown.length === 0 ? <EmptyState text="Ingen treff." /> : null}
      </div>
      {shown.length < fitting.length ? (
        <p className="bt-secondary">
          Viser {formatCount(shown.length)} av {formatCount(fitting.length)}. Skriv for å finne flere.
        </p>
      ) : null}
    </fieldset>
  );
}
