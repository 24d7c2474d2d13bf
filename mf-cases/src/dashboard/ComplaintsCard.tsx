import { ListCard } from '@byggtun/shared/table/ListCard';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintList } from '../complaintList/complaintList';

/** Complaints, or enquiries, at a glance; those that are due first come first (docs/product/lists.md#at-a-glance). */
export function ComplaintsCard({ kind }: { kind: ComplaintKind }) {
  return <ListCard definition={complaintList(kind)} path={kind.listPath} sort="deadLine" />;
}
