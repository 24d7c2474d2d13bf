import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { searchLimit } from '../contract/list';
import { describedBy, Field } from './Field';
import { onEscape } from './onEscape';
import { useListRoom } from './useListRoom';

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
  /** Said in place of the list when nothing fits what is typed. */
  nobody?: string;
  /** Told what is typed; empty when the search is over. */
  onType: (text: string) => void;
  onChange: (value: Found | undefined) => void;
}

/** Choose one of what a search finds: WAI-ARIA's combobox with a list, by finger, mouse or keyboard. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, found, error, required = false, help, nobody, onType, onChange } = props;
  const id = useId();
  const options = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const list = open ? found : [];
  useListRoom(options, list.length > 0);

  /** Shows what fits a text; without one, everything, and what is chosen stays in the field. */
  const search = (text?: string) => {
    setOpen(true);
    setTyped(text);
    setActive(-1);
    onType(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
    onType('');
  };
  const choose = (one: Found | undefined) => {
    if (one) onChange(one);
    close();
  };
  const enter = () => {
    // What fits nothing, or nothing yet, stays to be corrected.
    if (typed && list.length === 0) return;
    choose(list[typed ? Math.max(active, 0) : active]);
  };
  const goTo = (place: number) => {
    setActive(place);
    options.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => (open ? goTo(Math.min(active + 1, list.length - 1)) : search()),
    ArrowUp: () => goTo(Math.max(active - 1, 0)),
    ...(open && { Enter: enter }),
  };
  const press = (event: KeyboardEvent) => {
    if (open) onEscape(close)(event);
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
          maxLength={searchLimit}
          value={typed ?? value?.text ?? ''}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, error)}
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onFocus={({ target }) => target.select()}
          onClick={() => !open && search()}
          onChange={({ target }) => {
            if (target.value === '') onChange(undefined);
            search(target.value);
          }}
          onKeyDown={press}
          onBlur={close}
        />
        <ul ref={options} id={`${id}-list`} role="listbox" aria-label={label} hidden={list.length === 0}>
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
        <p className="bt-search-nobody" role="status">
          {open && typed?.trim() && found.length === 0 ? nobody : null}
        </p>
      </div>
    </Field>
  );
}
