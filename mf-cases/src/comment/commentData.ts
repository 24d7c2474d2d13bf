import { listComments, saveComment } from '@byggtun/shared/contract/comment';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';

/** Comments of complaints and enquiries (document 2, section 3). */
const ofComplaint = 0;

/** The comments of a case, oldest first. */
export const useComments = (complaintId: number) =>
  useCall(listComments, { body: { id: complaintId, commentType: ofComplaint } }, { quiet: true });

/** Saves a comment and shows it among the others. */
export function useSaveComment(complaintId: number) {
  const { run } = useCommand(saveComment);
  const { mutate } = useComments(complaintId);
  return async (newComment: string, visibleToCustomer: boolean | undefined): Promise<void> => {
    const saved = await run({ body: { regLineId: complaintId, newComment, visibleToCustomer } });
    void mutate((before = []) => [...before.filter(({ id }) => id !== saved.id), saved]).catch(
      () => undefined,
    );
  };
}
