import type { CaseKind } from '../case/caseKind';

/** A kind of record that files can belong to, and that is no case: there are no comments on it. Its type is the name of its table. */
export type OwnerKind = Pick<CaseKind, 'type' | 'visibleTo'>;
