import { paths } from '@byggtun/shared/contract/paths';

import type { CaseKind } from '../case/caseKind';

/** Actions among the kinds of case. */
export const actionKind = {
  name: 'Tiltak',
  noun: 'tiltak',
  listPath: paths.actions,
  path: paths.action,
} as const satisfies CaseKind;
