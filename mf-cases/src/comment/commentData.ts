import { listComments, saveComment } from '@byggtun/shared/contract/comment';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { commentsInput } from '../complaint/complaintCalls';

/** The comments of a case, oldest first. */
export const useComments = (complaintId: number) =>
  useCall(listComments, commentsInput(complaintId), { quiet: true });

/** Saves a comment and shows it among the others. */
export function useSaveComment(complaintId: number) {
  const { run } = useCommand(saveComment, ownProgress);
  const { mutate } = useComments(complaintId);
  return async (newComment: string, visibleToCustomer: boolean | undefined): Promise<void> => {
    const saved = await run({ body: { regLineId: complaintId, newComment, visibleToCustomer } });
    void mutate((before = []) => [...before.filter(({ id }) => id !== saved.id), saved]).catch(
      () => undefined,
    );
  };
}
