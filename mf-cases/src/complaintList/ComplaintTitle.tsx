import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import { Tag } from '@byggtun/shared/ui/Tag';

/** Number and title of a case, and 'Sameie' where it is the condominium's. */
export function ComplaintTitle({ row }: { row: ComplaintRow }) {
  return (
    <span className="bt-tagged">
      <span>
        <span className="bt-secondary bt-figures">{row.lineId}</span> {row.lineName}
      </span>{' '}
      {row.isCondominiumComplaint ? <Tag text="Sameie" /> : null}
    </span>
  );
}
