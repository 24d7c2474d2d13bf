import type { RollCall } from '@byggtun/shared/contract/muster';
import { counted, formatCount } from '@byggtun/shared/text/count';
import { formatDateTime } from '@byggtun/shared/text/date';

import type { CalledPerson } from './rollCall';

interface MusterCountProps {
  people: readonly CalledPerson[];
  roll: RollCall | undefined;
}

/** How many are on the site, large; while a roll call goes on, how many are missing. */
export function MusterCount({ people, roll }: MusterCountProps) {
  const present = people.filter(({ isOut }) => !isOut).length;
  if (!roll) {
    return (
      <p className="bt-card muster-count" role="status">
        <strong>{formatCount(present)}</strong>
        <span>{present === 1 ? 'person er på plassen' : 'personer er på plassen'}</span>
      </p>
    );
  }
  const found = people.filter(({ isFound }) => isFound).length;
  const out = people.filter(({ isFound, isOut }) => isOut && !isFound).length;
  const missing = people.length - found - out;
  return (
    <div className="bt-card muster-count" data-missing={missing > 0 || undefined} role="status">
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
