import { caseFields, listComments, saveComment } from '@byggtun/shared/contract/comment';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { type CommentedCase, commentsInput } from './commentCalls';

/** The comments of a case, oldest first. */
export const useComments = (about: CommentedCase) =>
  useCall(listComments, commentsInput(about), { quiet: true });

/** Saves a comment and shows it among the others. */
export function useSaveComment(about: CommentedCase) {
  const { run } = useCommand(saveComment, ownProgress);
  const { mutate } = useComments(about);
  return async (newComment: string, visibleToCustomer: boolean | undefined): Promise<void> => {
    const saved = await run({
      body: { [caseFields[about.commentType]]: about.id, newComment, visibleToCustomer },
    });
    void mutate((before = []) => [...before.filter(({ id }) => id !== saved.id), saved]).catch(
      () => undefined,
    );
  };
}
