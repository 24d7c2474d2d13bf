import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { hrefOf } from './linkCommands';

interface LinkRowProps {
  /** The address that is there now. */
  href: string | undefined;
  onSet: (href: string, written: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

const wrong = 'Skriv en nettadresse, for eksempel byggtun.no, eller en e-postadresse.';

/** Asks for the address of a link, between the buttons and the text. */
export function LinkRow({ href, onSet, onRemove, onClose }: LinkRowProps) {
  const [written, setWritten] = useState(href ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const set = () => {
    const found = hrefOf(written);
    if (found === undefined) setIsWrong(true);
    else onSet(found, written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the comment, nor closes a dialog that it may stand in.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else onClose();
  };
  return (
    <div className="editor-link" role="group" aria-label="Lenke">
      <label htmlFor={id}>Adresse</label>
      <input
        ref={field}
        id={id}
        inputMode="url"
        autoComplete="off"
        value={written}
        aria-invalid={isWrong}
        aria-describedby={`${id}-error`}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWritten(event.target.value);
          setIsWrong(false);
        }}
      />
      <button type="button" className="editor-word" onClick={set}>
        Sett inn lenke
      </button>
      {href === undefined ? null : (
        <button type="button" className="editor-word" onClick={onRemove}>
          Fjern lenken
        </button>
      )}
      <button type="button" className="editor-word" onClick={onClose}>
        Avbryt
      </button>
      <span id={`${id}-error`} className="bt-field-error" role={isWrong ? 'alert' : undefined}>
        {isWrong ? wrong : null}
      </span>
    </div>
  );
}
