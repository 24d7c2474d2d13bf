import type { PageAddress } from '@byggtun/shared/area/startPage';
import { listComments } from '@byggtun/shared/contract/comment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { caseId } from '../case/caseId';

/** Comments of complaints and enquiries (document 2, section 3). */
const ofComplaint = 0;

/** Input of the call that gives a case. */
export const complaintInput = (id: number) => ({ params: { id } });

/** Input of the call that gives its comments. */
export const commentsInput = (id: number) => ({ body: { id, commentType: ofComplaint } as const });

/** What the page of a case asks for first. */
export function firstComplaintCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = caseId(params.id);
  if (id === undefined) return [];
  return [
    ask(getComplaint, complaintInput(id)),
    ask(listComments, commentsInput(id)),
    ask(listComplaintJournal, complaintInput(id)),
  ];
}
