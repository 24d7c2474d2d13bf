import { type AberrationDraft, aberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';

import type { ReportKind } from './reportKind';

/** The report of this kind that this person began on this device and has not sent. */
export const useReportDraft = ({ category }: ReportKind) =>
  useFormDraft<AberrationDraft>(`aberration.${category}`, aberrationDraft);
