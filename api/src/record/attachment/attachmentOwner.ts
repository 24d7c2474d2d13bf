import type { CaseKind } from '../case/caseKind';

/** What an attachment belongs to. */
export interface AttachmentOwner {
  kind: CaseKind['type'] | 'comment';
  id: number;
}
