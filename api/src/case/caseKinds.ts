import type { CommentType } from '@byggtun/shared/contract/comment';

import { aberrationCase } from './aberrationCase';
import { actionCase } from './actionCase';
import type { CaseKind } from './caseKind';
import { complaintCase } from './complaintCase';

/** Every kind of case, by the number that comments call it (document 2, section 3). */
export const caseKinds: Readonly<Record<CommentType, CaseKind>> = {
  0: complaintCase,
  1: aberrationCase,
  2: actionCase,
};
