import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

import { RowDeadline } from '../case/RowDeadline';

/** A case as a card: title, place, responsible, and the chips last. */
export function ComplaintCard({ row }: { row: ComplaintRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span>{row.lineName}</span>
        <span className="bt-secondary bt-figures">{row.lineId}</span>
      </span>
      <span className="bt-case-line">
        {row.projectName}
        {row.projSectionApartNum ? ` · ${row.projSectionApartNum}` : ''}
      </span>
      <span className="bt-case-line">Ansvarlig: {row.contactPersonName}</span>
      <span className="bt-case-foot">
        <StatusChip color={row.color} text={row.regStatus} />
        {row.isCondominiumComplaint ? <Tag text="Sameie" /> : null}
        <RowDeadline deadline={row.deadLine} />
      </span>
    </>
  );
}
