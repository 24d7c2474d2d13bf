import type { PageAddress } from '@byggtun/shared/area/startPage';
import { type CommentedRecord, commentsInput } from '@byggtun/shared/comment/commentCalls';
import { listComments } from '@byggtun/shared/contract/comment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { recordId } from '@byggtun/shared/record/recordId';

/** Input of the call that gives a case. */
export const complaintInput = (id: number) => ({ params: { id } });

/** What its comments are about. */
export const aboutComplaint = (id: number): CommentedRecord => ({ commentType: 0, id });

/** What the page of a case asks for first. */
export function firstComplaintCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = recordId(params.id);
  if (id === undefined) return [];
  return [
    ask(getComplaint, complaintInput(id)),
    ask(listComments, commentsInput(aboutComplaint(id))),
    ask(listComplaintJournal, complaintInput(id)),
  ];
}
