import type { ActionRow } from '@byggtun/shared/contract/actionList';
import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { Severity } from './Severity';

/** An action as a card: title, place and deadline, responsible, and the chips last. */
export function ActionCard({ row }: { row: ActionRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span title={row.title}>{row.title}</span>
        <span className="bt-secondary bt-figures">{row.id}</span>
      </span>
      <span className="bt-case-place">
        <span className="bt-case-line">
          {row.projectName}
          {row.apartmentKey ? ` · ${row.apartmentKey}` : ''}
        </span>
        <RowDeadline deadline={row.timeLimit} isDashed />
      </span>
      <span className="bt-case-line">
        <span className="bt-case-label">Ansvarlig: </span>
        {row.responsible}
      </span>
      <span className="bt-case-foot">
        <StatusChip color={actionColor(row)} text={row.statusText} />
        <Severity text={row.aberrationSeverity} />
      </span>
    </>
  );
}
