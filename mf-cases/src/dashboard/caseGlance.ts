import type { ActionRow } from '@byggtun/shared/contract/actionList';
import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import type { Session } from '@byggtun/shared/portal/portal';
import { glanceInput, type ListGlance } from '@byggtun/shared/table/readGlance';

import { actionQuestion } from '../actionList/actionQuestion';
import { complaintKind } from '../complaint/complaintKind';
import { complaintQuestion } from '../complaintList/complaintQuestion';

const { complaint, enquiry } = complaintKind;

/** What the Dashboard's cards show: those that are due first come first (docs/product/lists.md#at-a-glance). */
export const caseCards = {
  complaints: { question: complaintQuestion(complaint), sort: 'deadLine' } satisfies ListGlance<ComplaintRow>,
  enquiries: { question: complaintQuestion(enquiry), sort: 'deadLine' } satisfies ListGlance<ComplaintRow>,
  actions: { question: actionQuestion, sort: 'timeLimit' } satisfies ListGlance<ActionRow>,
} as const;

/** The one call of the cards. */
export const caseGlanceInput = (session: Session) => ({
  body: {
    complaints: glanceInput(caseCards.complaints, session),
    enquiries: glanceInput(caseCards.enquiries, session),
    actions: glanceInput(caseCards.actions, session),
  },
});
