import { paths } from '@byggtun/shared/contract/paths';
import type { RecordKind } from '@byggtun/shared/record/recordKind';

/** Actions among the kinds of case. */
export const actionKind = {
  name: 'Tiltak',
  noun: 'tiltak',
  listPath: paths.actions,
  path: paths.action,
} as const satisfies RecordKind;
