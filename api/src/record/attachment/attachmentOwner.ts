import type { CaseKind } from '../case/caseKind';

/** What an attachment belongs to. */
export interface AttachmentOwner {
  /** The type of a kind of case or of what else files can belong to, or 'comment'. */
  kind: CaseKind['type'];
  id: number;
}
