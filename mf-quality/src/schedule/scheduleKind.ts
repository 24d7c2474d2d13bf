import { paths } from '@byggtun/shared/contract/paths';
import type { RecordKind } from '@byggtun/shared/record/recordKind';

/** Self-checks among the kinds of record. */
export const scheduleKind = {
  name: 'Egenkontroll',
  noun: 'egenkontroller',
  listPath: paths.checkups,
  path: paths.checkup,
} as const satisfies RecordKind;
