import { type KeyboardEvent, useId, useState } from 'react';

import { describedBy, Field } from './Field';

/** Something that a search finds. */
export interface Found {
  key: number;
  text: string;
  /** What tells it from others of the same name. */
  detail?: string;
}

interface SearchFieldProps {
  label: string;
  /** What is chosen. */
  value: Found | undefined;
  /** What fits the text that is typed, in the order in which it is offered. */
  found: readonly Found[];
  error?: string | undefined;
  required?: boolean;
  help?: string | undefined;
  /** Told what is typed; empty when the search is over. */
  onType: (text: string) => void;
  onChange: (value: Found | undefined) => void;
}

/** Choose one of what a search finds: WAI-ARIA's combobox with a list, by finger, mouse or keyboard. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, found, error, required = false, help, onType, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const open = typed !== undefined;
  const list = open ? found : [];

  const type = (text: string | undefined) => {
    setTyped(text);
    setActive(-1);
    onType(text ?? '');
  };
  const choose = (one: Found | undefined) => {
    if (one) onChange(one);
    type(undefined);
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => (open ? setActive(Math.min(active + 1, list.length - 1)) : type('')),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => choose(list[active]),
    ...(open && { Escape: () => type(undefined) }),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <div className="bt-search-field">
        <input
          id={id}
          className="bt-select"
          role="combobox"
          autoComplete="off"
          value={typed ?? value?.text ?? ''}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, error)}
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onFocus={({ target }) => target.select()}
          onClick={() => !open && type('')}
          onChange={({ target }) => {
            if (target.value === '') onChange(undefined);
            type(target.value);
          }}
          onKeyDown={press}
          onBlur={() => type(undefined)}
        />
        <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={list.length === 0}>
          {list.map((one, place) => (
            <li
              key={one.key}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              // The field keeps the focus, so that the list stays while it is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>{one.text}</span>
              {one.detail ? <span className="bt-secondary">{one.detail}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </Field>
  );
}
