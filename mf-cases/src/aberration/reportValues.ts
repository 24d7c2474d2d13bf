import { type AberrationValues, aberrationValues } from '@byggtun/shared/contract/aberrationDraft';
import { deadlineDays } from '@byggtun/shared/contract/aberrationForm';
import { addDays } from '@byggtun/shared/contract/day';
import { today } from '@byggtun/shared/text/date';

import type { ReportChoices } from './reportData';
import type { ReportStart } from './reportStart';

/** The form of a report as it opens. @param from what it is opened with; a house holds when it is one of the project's */
export const toForm = (
  { aberration, buildings }: Pick<ReportChoices, 'aberration' | 'buildings'>,
  { houseId, title, description }: ReportStart,
): AberrationValues =>
  aberrationValues.parse({
    ...aberration,
    // The answer may be of another day: a cached one, or what the device has kept.
    ...{ registrated: today(), timeLimit: addDays(today(), deadlineDays) },
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    projPhase: buildings.find(({ id }) => id === houseId)?.id ?? aberration.projPhase,
  });
