import { useState } from 'react';

import { contactSearchMinimum, searchContactPersons } from '../contract/contactPerson';
import { SearchBox } from '../form/SearchBox';
import { useCall } from '../portal/useCall';
import { ColleagueChoice } from './ColleagueChoice';

interface ContactSearchProps {
  /** Contact person id of the responsible, who is not offered. */
  current: number;
  value: number | undefined;
  error: string | undefined;
  onChange: (id: number) => void;
}

/** Searches all contact persons from the third character on, and chooses one. */
export function ContactSearch(props: ContactSearchProps) {
  const [text, setText] = useState('');
  const enough = text.length >= contactSearchMinimum;
  const found = useCall(searchContactPersons, enough ? { query: { text } } : null, { keepPrevious: true });
  const people = enough ? (found.data ?? []) : [];

  return (
    <>
      <SearchBox label="Søk etter navn, e-post eller firma" value={text} onSearch={setText} />
      <ColleagueChoice
        {...props}
        colleagues={people}
        help={helpText(enough, found)}
        nobody="Personen er allerede ansvarlig."
      />
    </>
  );
}

function helpText(
  enough: boolean,
  found: { data?: readonly unknown[]; isLoading: boolean; error?: unknown },
) {
  if (!enough) return `Skriv minst ${contactSearchMinimum} tegn for å søke.`;
  if (found.isLoading) return 'Søker …';
  if (found.error) return 'Søket svarte ikke. Endre søket for å prøve igjen.';
  if (found.data?.length === 0) return 'Ingen treff. Prøv en annen skrivemåte.';
  return undefined;
}
