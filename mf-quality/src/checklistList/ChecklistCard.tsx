import './checklistCard.css';

import type { ChecklistRow } from '@byggtun/shared/contract/checklistList';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

import { answeredOf } from './answeredOf';

/** A checklist as a card: what is checked, where, whose and until when, and the chips beside it. */
export function ChecklistCard({ row }: { row: ChecklistRow }) {
  const place = row.projSectionApartNum || row.houseName;
  return (
    <span className="checklist-card">
      <span className="checklist-card-text">
        <span className="checklist-card-name">
          {row.name} <span className="bt-secondary bt-figures">{row.id}</span>
        </span>
        <span className="bt-case-line">
          {row.projectName}
          {place ? ` · ${place}` : ''}
        </span>
        <span className="bt-case-line">
          <span className="bt-case-label">Ansvarlig: </span>
          {row.assignedTo}
        </span>
        <RowDeadline deadline={row.deadline} />
      </span>
      <span className="checklist-card-chips">
        <Tag text={answeredOf(row)} />
        <StatusChip color={row.color} text={row.statusText} />
      </span>
    </span>
  );
}
