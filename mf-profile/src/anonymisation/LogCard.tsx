import { listAnonymisations } from '@byggtun/shared/contract/anonymisation';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatDateTime } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** Who was anonymised, by number, when and by whom. */
export function LogCard() {
  const call = useCall(listAnonymisations, {}, { quiet: true });
  return (
    <Card title="Logg">
      <Loaded call={call} skeleton={<Skeleton lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text="Ingen er anonymisert." />
          ) : (
            <ul>
              {items.map(({ personId, anonymisedAt, byName }) => (
                <li key={personId} className="anonymise-line">
                  <span>Person nr. {personId}</span>
                  <span className="bt-secondary">
                    {formatDateTime(anonymisedAt)} av {byName}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
