import { useId } from 'react';

import type { RecipientType } from '../contract/comment';

interface RecipientChoiceProps {
  value: RecipientType;
  hasCustomer: boolean;
  onChange: (value: RecipientType) => void;
}

const everybody = { value: 3, text: 'Alle på saken' } as const;
const customer = { value: 1, text: 'Synlig for kunden' } as const;
const internal = { value: 2, text: 'Kun internt' } as const;

/** For whom developer staff write (docs/product/comments.md#who-reads-it). */
export function RecipientChoice({ value, hasCustomer, onChange }: RecipientChoiceProps) {
  const name = useId();
  const choices = hasCustomer ? [everybody, customer, internal] : [everybody, internal];
  return (
    <fieldset className="comment-recipients">
      <legend>Hvem kan lese kommentaren?</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="bt-check">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}
