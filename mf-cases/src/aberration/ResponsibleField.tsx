import type { ResponsibleOption } from '@byggtun/shared/contract/complaint';
import { contactSearchMinimum, searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { type Found, SearchField } from '@byggtun/shared/form/SearchField';
import { usePause } from '@byggtun/shared/form/usePause';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useState } from 'react';

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

/** The responsible of a report: chosen among those that are offered, or searched for from the third character on. */
export function ResponsibleField({ users, value, error, onChange }: ResponsibleFieldProps) {
  const [typed, setTyped] = useState('');
  const text = usePause(typed.trim());
  const enough = text.length >= contactSearchMinimum;
  const found = useCall(searchContactPersons, enough ? { query: { text } } : null, { quiet: true });

  const wanted = typed.trim().toLocaleLowerCase('nb');
  const near = users.filter(({ fullName, contactName }) =>
    `${fullName} ${contactName}`.toLocaleLowerCase('nb').includes(wanted),
  );
  const nearIds = new Set(near.map(({ id }) => id));
  const far = enough ? (found.data ?? []).filter(({ id }) => !nearIds.has(id)) : [];
  return (
    <SearchField
      label="Ansvarlig"
      required
      value={value}
      found={[...near, ...far].slice(0, most).map(toFound)}
      help={`Velg i listen, eller skriv minst ${contactSearchMinimum} tegn for å søke.`}
      error={error}
      onType={setTyped}
      onChange={onChange}
    />
  );
}
