import { deadlineDays } from '@byggtun/shared/contract/aberrationForm';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import type { attachNew } from '../../../record/attachment/attachNew';
import type { RequestMark } from '../../../record/idempotency/requestMark';
import { createReport } from './createReport';

/** A deviation that follows from another area's record; the rest of a report is as its form begins. */
export interface NewDeviation {
  title: string;
  description: string;
  aberrationTypeId: number;
  projectId: number;
  houseId: number | null;
  sectionId: number | null;
  /** Contact person. */
  responsibleId: number;
  attachments?: AttachmentsToSave | undefined;
}

/**
 * Reports a deviation in the caller's transaction, as the form of deviations does: with its rules, its action, mail and events.
 * @param mark of the form that it comes from; whether it was saved before is asked by `findSavedBefore`
 * @returns the id of the deviation
 * @throws Refusal 400 for wrong fields
 */
export const createDeviation = async (
  saving: Parameters<typeof attachNew>[0],
  actor: Actor,
  { projectId, houseId, sectionId, responsibleId, attachments, ...words }: NewDeviation,
  mark: RequestMark,
): Promise<number> => {
  const { id } = await createReport(
    saving,
    actor,
    {
      category: 1,
      ...words,
      aberrationCauseId: null,
      severity: null,
      registrated: today(),
      responsible: responsibleId,
      timeLimit: addDays(today(), deadlineDays),
      projTable: projectId,
      projPhase: houseId,
      projSectionId: sectionId,
      location: null,
      attachments,
    },
    mark,
  );
  return id;
};
