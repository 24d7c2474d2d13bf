import type { NewAberration } from '@byggtun/shared/contract/aberration';
import { type AberrationValues, aberrationValues } from '@byggtun/shared/contract/aberrationDraft';

/**
 * The form of a report as it opens.
 * @param houseId the house that it is opened from, one of the project's
 */
export const toForm = (empty: NewAberration, houseId?: number): AberrationValues =>
  aberrationValues.parse({
    ...empty,
    projPhase: houseId ?? empty.projPhase,
  });
