import type { CaseKind } from '../case/caseKind';

/** What an attachment belongs to. */
export interface AttachmentOwner {
  /** The type of a kind of case, or 'comment'. */
  kind: CaseKind['type'];
  id: number;
}
