import type { RollCall } from '@byggtun/shared/contract/muster';
import { counted, formatCount } from '@byggtun/shared/text/count';
import { formatDateTime } from '@byggtun/shared/text/date';
import type { Ref } from 'react';

import { type CalledPerson, isMissing } from './rollCall';

interface MusterCountProps {
  ref: Ref<HTMLDivElement>;
  people: readonly CalledPerson[];
  roll: RollCall | undefined;
}

/** How many are on the site, large; while a roll call goes on, how many are missing. */
export function MusterCount({ ref, people, roll }: MusterCountProps) {
  if (!roll) {
    return (
      <div ref={ref} tabIndex={-1} className="bt-card muster-count" role="status">
        <strong>{formatCount(people.length)}</strong>
        <span>{people.length === 1 ? 'person er på plassen' : 'personer er på plassen'}</span>
      </div>
    );
  }
  const found = people.filter(({ isFound }) => isFound).length;
  const missing = people.filter(isMissing).length;
  const out = people.length - found - missing;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="bt-card muster-count"
      data-missing={missing > 0 || undefined}
      role="status"
    >
      <strong>{formatCount(missing)}</strong>
      <span>
        {missing === 0 ? 'mangler: alle er gjort rede for' : 'mangler'}
        <span className="muster-count-more">
          {formatCount(found)} av {counted(people.length, 'person', 'personer')} funnet
          {out > 0 ? `, ${formatCount(out)} sjekket ut` : ''}. Oppropet begynte{' '}
          {formatDateTime(roll.startedAt)}.
        </span>
      </span>
      <progress
        className="muster-progress"
        max={people.length}
        value={found + out}
        aria-label="Gjort rede for"
      />
    </div>
  );
}
