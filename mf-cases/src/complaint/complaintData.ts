import { listComments } from '@byggtun/shared/contract/comment';
import { getComplaint, type RegLine } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import type { RouteInput } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRecord, useSaveRecord } from '@byggtun/shared/record/useRecord';

import { complaintInput } from './complaintCalls';

/** A case with what its page needs; undefined asks for nothing. */
const useComplaintAnswer = (id: number | undefined) =>
  useCall(getComplaint, id === undefined ? null : complaintInput(id));

/** The changes of a case; what fails is shown in its card. */
export const useComplaintJournal = (id: number) =>
  useCall(listComplaintJournal, complaintInput(id), { quiet: true });

/** The case of a page, kept up to date (`useRecord`). */
export const useComplaint = (id: number | undefined) =>
  useRecord({ type: 'complaint', id }, useComplaintAnswer(id), listComplaintJournal);

/** The parts of a complaint that a save may change; what is left out stays as it is. */
type ComplaintChange = Omit<RouteInput<typeof updateComplaint>['body'], 'lineIndexLineId' | 'version'>;

const changed = [listComments, listComplaintJournal, listComplaints];

/** Saves a change of the case (`useSaveRecord`). */
export function useUpdateComplaint(complaint: RegLine) {
  const { lineIndexLineId, version } = complaint;
  const { run } = useCommand(updateComplaint, ownProgress);
  const save = useSaveRecord(useComplaintAnswer(lineIndexLineId), changed);
  return (change: ComplaintChange): Promise<void> =>
    save(
      () => run({ body: { lineIndexLineId, version, ...change } }),
      (before, regLine) => ({ ...before, regLine }),
    );
}
