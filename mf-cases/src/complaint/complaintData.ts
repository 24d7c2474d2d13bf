import { listComments } from '@byggtun/shared/contract/comment';
import {
  getComplaint,
  listComplaints,
  type RegLine,
  updateComplaint,
} from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import type { RouteInput } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

import { complaintInput } from './complaintCalls';

/** A case with what its page needs; undefined asks for nothing. */
const useComplaintAnswer = (id: number | undefined) =>
  useCall(getComplaint, id === undefined ? null : complaintInput(id));

/** The changes of a case; what fails is shown in its card. */
export const useComplaintJournal = (id: number) =>
  useCall(listComplaintJournal, complaintInput(id), { quiet: true });

/** The case of a page, fetched anew when somebody else has changed it. */
export function useComplaint(id: number | undefined) {
  const answer = useComplaintAnswer(id);
  const refreshComments = useRefresh(listComments);
  const refreshJournal = useRefresh(listComplaintJournal);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type !== 'complaint' || changed.id !== id) return;
    void answer.mutate().catch(() => undefined);
    refreshComments();
    refreshJournal();
  });
  return answer;
}

/** The parts of a complaint that a save may change; what is left out stays as it is. */
type ComplaintChange = Partial<
  Pick<
    RouteInput<typeof updateComplaint>['body'],
    'lineStatus' | 'contactPersonId' | 'newComment' | 'attachments'
  >
>;

/**
 * Saves a change of the case, then shows the saved one, its comments and the counts. A refusal fetches the case anew,
 * so that a second try starts from what is true now; then it is thrown on to the form.
 */
export function useUpdateComplaint(complaint: RegLine) {
  const { lineIndexLineId, version, lineStatus, contactPersonId } = complaint;
  const { badges } = usePortal();
  const { run } = useCommand(updateComplaint, ownProgress);
  const { mutate } = useComplaintAnswer(lineIndexLineId);
  const refreshComments = useRefresh(listComments);
  const refreshJournal = useRefresh(listComplaintJournal);
  const refreshLists = useRefresh(listComplaints);

  return async (change: ComplaintChange): Promise<void> => {
    try {
      const saved = await run({
        body: { lineIndexLineId, version, lineStatus, contactPersonId, ...change },
      });
      void mutate((before) => before && { ...before, regLine: saved }).catch(() => undefined);
    } catch (error) {
      void mutate().catch(() => undefined);
      throw error;
    }
    refreshComments();
    refreshJournal();
    refreshLists();
    badges.refresh();
  };
}
