import './reported.css';

import { listMyActions, type ReportedAction } from '@byggtun/shared/contract/actionList';
import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { Link } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatCaseDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { actionKind } from '../action/actionKind';
import { reportNames } from '../action/reportNames';

/** What this person has reported, with what became of it, the newest first; nothing for who has reported nothing. */
export function ReportedByYou() {
  const mine = useCall(listMyActions, {}, { quiet: true });
  useHubEvent('OnCaseChanged', ({ type }) => {
    if (type === 'action') void mine.mutate().catch(() => undefined);
  });
  const reported = mine.data?.reported ?? [];
  if (reported.length === 0) return null;
  const treated = reported.filter(({ completedDate }) => completedDate !== null).length;
  return (
    <details className="reported bt-card">
      <summary>
        <strong>Meldt av deg</strong>
        <span className="bt-secondary">
          {treated} av {reported.length} behandlet
        </span>
      </summary>
      <ul>
        {reported.map((row) => (
          <li key={row.id}>
            <Link to={actionKind.path(row.id)}>
              <span className="reported-title">{row.title}</span>
              <span className="bt-secondary reported-line">{lineOf(row)}</span>
              <StatusChip color={actionColor(row)} text={row.statusText} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const lineOf = ({ category, projectName, responsible, createdDate }: ReportedAction) =>
  [category && reportNames[category], formatCaseDate(createdDate), projectName, `ansvarlig ${responsible}`]
    .filter(Boolean)
    .join(' · ');
