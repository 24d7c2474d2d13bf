import type { PageAddress } from '@byggtun/shared/area/startPage';
import { type CommentedRecord, commentsInput } from '@byggtun/shared/comment/commentCalls';
import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { listComments } from '@byggtun/shared/contract/comment';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { recordId } from '@byggtun/shared/record/recordId';

/** Input of the calls that give an action and its journal. */
export const actionInput = (id: number) => ({ params: { id } });

/** What its comments are about. */
export const aboutAction = (id: number): CommentedRecord => ({ commentType: 2, id });

/** What the page of an action asks for first. */
export function firstActionCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = recordId(params.id);
  if (id === undefined) return [];
  return [
    ask(getAction, actionInput(id)),
    ask(listComments, commentsInput(aboutAction(id))),
    ask(listActionJournal, actionInput(id)),
  ];
}
