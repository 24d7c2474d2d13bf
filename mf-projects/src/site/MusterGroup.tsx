import { formatCount } from '@byggtun/shared/text/count';
import { Card } from '@byggtun/shared/ui/Card';

import { MusterRow } from './MusterRow';
import type { CalledPerson } from './rollCall';

interface MusterGroupProps {
  /** Empty where nobody knows it. */
  employer: string;
  people: readonly CalledPerson[];
  onTick: (id: number) => void;
}

/** Those of one employer. */
export function MusterGroup({ employer, people, onTick }: MusterGroupProps) {
  return (
    <Card
      title={employer || 'Ukjent arbeidsgiver'}
      extra={
        <span className="bt-badge" aria-label={`${formatCount(people.length)} i alt`}>
          {formatCount(people.length)}
        </span>
      }
      className="muster-group"
    >
      <ul className="muster-list">
        {people.map((person) => (
          <MusterRow key={person.id} person={person} onTick={onTick} />
        ))}
      </ul>
    </Card>
  );
}
