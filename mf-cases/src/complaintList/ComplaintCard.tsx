import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

import { complaintLook } from '../complaint/complaintLook';

/** A case as a card: title, place and deadline, responsible, and the chips last. */
export function ComplaintCard({ row }: { row: ComplaintRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span title={row.lineName}>{row.lineName}</span>
        <span className="bt-secondary bt-figures">{row.lineId}</span>
      </span>
      <span className="bt-case-place">
        <span className="bt-case-line">
          {row.projectName}
          {row.projSectionApartNum ? ` · ${row.projSectionApartNum}` : ''}
        </span>
        <RowDeadline deadline={row.deadLine} isDashed />
      </span>
      <span className="bt-case-line">
        <span className="bt-case-label">Ansvarlig: </span>
        {row.contactPersonName}
      </span>
      <span className="bt-case-foot">
        <StatusChip color={row.color} text={row.regStatus} icon={complaintLook[row.lineStatus].icon} />
        {row.isCondominiumComplaint ? <Tag text="Sameie" /> : null}
      </span>
    </>
  );
}
