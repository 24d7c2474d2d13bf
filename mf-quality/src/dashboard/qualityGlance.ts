import type { ChecklistRow } from '@byggtun/shared/contract/checklistList';
import type { TaskRow } from '@byggtun/shared/contract/schedule';
import type { Session } from '@byggtun/shared/portal/portal';
import { glanceInput, type ListGlance } from '@byggtun/shared/table/readGlance';

import { checklistQuestion } from '../checklistList/checklistQuestion';
import { scheduleQuestion } from '../scheduleList/scheduleQuestion';

/** What the Dashboard's cards show: the newest self-checks, and the checklists whose deadline is nearest (docs/product/lists.md#at-a-glance). */
export const qualityCards = {
  checkups: { question: scheduleQuestion, sort: '-createdDate' } satisfies ListGlance<TaskRow>,
  checklists: { question: checklistQuestion, sort: 'deadline' } satisfies ListGlance<ChecklistRow>,
} as const;

/** The one call of the cards; checklists are developer staff's alone. */
export const qualityGlanceInput = (session: Session) => ({
  body: {
    checkups: glanceInput(qualityCards.checkups, session),
    ...(session.profile.isByggtun && { checklists: glanceInput(qualityCards.checklists, session) }),
  },
});
