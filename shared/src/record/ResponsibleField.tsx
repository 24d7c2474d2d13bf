import { useState } from 'react';

import { contactSearchMinimum, searchContactPersons } from '../contract/contactPerson';
import type { ResponsibleOption } from '../contract/responsible';
import { type Found, SearchField } from '../form/SearchField';
import { useDebounced } from '../form/useDebounced';
import { useCall } from '../portal/useCall';
import { matchesWords } from '../text/matchesWords';

interface ResponsibleFieldProps {
  /** Whom one can choose without a search. */
  users: readonly ResponsibleOption[];
  value: Found | undefined;
  error: string | undefined;
  onChange: (value: Found | undefined) => void;
}

const toFound = ({ id, fullName, contactName }: ResponsibleOption): Found => ({
  key: id,
  text: fullName,
  detail: contactName,
});

/** So many are offered at a time: who is not among them is found by a longer text. */
const most = 50;

/** The responsible of a new case: chosen among those that are offered, or searched for from the third character on. */
export function ResponsibleField({ users, value, error, onChange }: ResponsibleFieldProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const enough = text.length >= contactSearchMinimum;
  const found = useCall(searchContactPersons, enough ? { query: { text } } : null, { quiet: true });

  const near = users.filter(({ fullName, contactName }) => matchesWords(`${fullName} ${contactName}`, typed));
  const nearIds = new Set(near.map(({ id }) => id));
  // What was found for an earlier text is not offered for this one: Enter takes the first.
  const isAsked = typed.trim() === text;
  // Until the search has answered, nobody knows whether there is somebody.
  const isSearching = enough && found.data === undefined && found.error === undefined;
  const far = enough && isAsked ? (found.data ?? []).filter(({ id }) => !nearIds.has(id)) : [];
  return (
    <SearchField
      label="Ansvarlig"
      required
      value={value}
      found={[...near, ...far].slice(0, most).map(toFound)}
      nobody={isSearching || !isAsked ? 'Søker …' : 'Ingen treff. Prøv en annen skrivemåte.'}
      help={`Velg i listen, eller skriv minst ${contactSearchMinimum} tegn for å søke.`}
      error={error}
      onType={setTyped}
      onChange={onChange}
    />
  );
}
