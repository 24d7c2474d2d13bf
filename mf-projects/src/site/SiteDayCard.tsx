import type { SiteDayRow } from '@byggtun/shared/contract/siteList';
import { formatDate } from '@byggtun/shared/text/date';

import { Missing } from './Missing';

/** What is missing of what § 15 asks for. */
const missing = ({ birthDate, hmsCardNumber, employer, employerRegNum }: SiteDayRow): string[] =>
  [
    !birthDate && 'fødselsdato',
    !hmsCardNumber && 'HMS-kort',
    !employer && 'arbeidsgiver',
    employer && !employerRegNum && 'organisasjonsnummer',
  ].filter((one) => typeof one === 'string');

/** A line of the site list as a card. */
export function SiteDayCard({ row }: { row: SiteDayRow }) {
  const { name, employer, employerRegNum, birthDate, hmsCardNumber, firstIn, lastOut, day } = row;
  const lacks = missing(row);
  return (
    <>
      <span className="bt-case-title">
        <span>{name}</span>
        <span className="bt-secondary bt-figures">{formatDate(day)}</span>
      </span>
      {employer ? (
        <span className="bt-case-line">
          {employer}
          {employerRegNum ? ` · org.nr. ${employerRegNum}` : ''}
        </span>
      ) : null}
      {birthDate || hmsCardNumber ? (
        <span className="bt-case-line">
          {[birthDate && `Født ${formatDate(birthDate)}`, hmsCardNumber && `HMS-kort ${hmsCardNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ) : null}
      <span className="bt-case-foot">
        <span className="bt-figures">
          Inn {firstIn ?? '–'} · ut {lastOut ?? '–'}
        </span>
        {lacks.length > 0 ? <Missing what={`Mangler ${lacks.join(', ')}`} /> : null}
      </span>
    </>
  );
}
