import type { NewAberration } from '@byggtun/shared/contract/aberration';
import { type AberrationValues, aberrationValues } from '@byggtun/shared/contract/aberrationDraft';

/**
 * The form of a report as it opens. Nothing chosen is a missing answer to the rules, which then say their own text.
 * @param houseId the house that it is opened from, one of the project's
 */
export const toForm = (empty: NewAberration, houseId?: number): AberrationValues =>
  aberrationValues.parse({
    ...empty,
    aberrationTypeId: empty.aberrationTypeId ?? undefined,
    responsible: empty.responsible ?? undefined,
    projTable: empty.projTable ?? undefined,
    projPhase: houseId ?? empty.projPhase,
  });
