import { useState } from 'react';

import { contactSearchLimit, contactSearchMinimum, searchContactPersons } from '../contract/contactPerson';
import type { ResponsibleOption } from '../contract/responsible';
import { SearchBox } from '../form/SearchBox';
import { useCall } from '../portal/useCall';
import { FoundCount } from '../ui/FoundCount';
import { ColleagueChoice } from './ColleagueChoice';

interface ContactSearchProps {
  /** Contact person id of the responsible, who is not offered. */
  current: number;
  value: number | undefined;
  error: string | undefined;
  onChange: (id: number) => void;
}

/** Searches all contact persons from the third character on, and chooses one, who stays in sight whatever is searched for next. */
export function ContactSearch(props: ContactSearchProps) {
  const [text, setText] = useState('');
  const enough = text.length >= contactSearchMinimum;
  const found = useCall(searchContactPersons, enough ? { query: { text } } : null, { keepPrevious: true });
  const [chosen, setChosen] = useState<ResponsibleOption>();
  const hits: readonly ResponsibleOption[] = enough ? (found.data ?? []) : [];
  const isHidden =
    chosen !== undefined && chosen.id === props.value && !hits.some(({ id }) => id === chosen.id);
  const people = isHidden ? [chosen, ...hits] : hits;
  const offered = hits.filter(({ id }) => id !== props.current);
  // While the next search is under way, and when it has failed, the hits are those of an earlier one.
  const isFound = enough && !found.isLoading && !found.error;

  return (
    <>
      <SearchBox label="Søk etter navn, e-post eller firma" value={text} onSearch={setText} />
      <FoundCount count={isFound ? offered.length : undefined} more={hits.length === contactSearchLimit} />
      <ColleagueChoice
        {...props}
        colleagues={people}
        help={helpText(enough, found)}
        nobody="Personen er allerede ansvarlig."
        onChange={(id) => {
          setChosen(people.find((one) => one.id === id));
          props.onChange(id);
        }}
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
