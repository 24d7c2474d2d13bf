import type { ActionRow } from '@byggtun/shared/contract/action';
import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

import { RowDeadline } from '../case/RowDeadline';

/** An action as a card: title, place, responsible, and the chips last. */
export function ActionCard({ row }: { row: ActionRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span>{row.title}</span>
        <span className="bt-secondary bt-figures">{row.id}</span>
      </span>
      <span className="bt-case-line">
        {row.projectName}
        {row.apartmentKey ? ` · ${row.apartmentKey}` : ''}
      </span>
      <span className="bt-case-line">Ansvarlig: {row.responsible}</span>
      <span className="bt-case-foot">
        <StatusChip color={actionColor(row)} text={row.statusText} />
        {row.aberrationSeverity ? <Tag text={row.aberrationSeverity} /> : null}
        <RowDeadline deadline={row.timeLimit} />
      </span>
    </>
  );
}
