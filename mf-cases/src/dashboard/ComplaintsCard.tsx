import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintList } from '../complaintList/complaintList';
import { CaseCard } from './CaseCard';
import { caseCards } from './caseGlance';

/** Complaints, or enquiries, at a glance (docs/product/lists.md#at-a-glance). */
export function ComplaintsCard({ kind }: { kind: ComplaintKind }) {
  const definition = complaintList(kind);
  const part = kind.isEnquiry ? 'enquiries' : 'complaints';
  return (
    <CaseCard
      definition={definition}
      path={kind.listPath}
      sort={caseCards[part].sort}
      part={(glance) => glance[part]}
    />
  );
}
