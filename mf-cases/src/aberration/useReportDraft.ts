import { type AberrationDraft, aberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';

import type { ReportKind } from './reportKind';
import { useTabDraft } from './useTabDraft';

/** The report of this kind that this person began on this device and has not sent. */
export const useReportDraft = ({ category }: ReportKind) =>
  useTabDraft(useFormDraft<AberrationDraft>(`aberration.${category}`, aberrationDraft));
