import { type AberrationDraft, aberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';
import { useTabDraft } from '@byggtun/shared/form/useTabDraft';

import type { ReportKind } from './reportKind';

/** The report of this kind that this person began on this device and has not sent. */
export const useReportDraft = ({ category }: ReportKind) =>
  useTabDraft(useFormDraft<AberrationDraft>(`aberration.${category}`, aberrationDraft));
