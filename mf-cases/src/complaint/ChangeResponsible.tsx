import { ResponsibleDialog } from '@byggtun/shared/record/ResponsibleDialog';

import type { ComplaintDialogProps } from './complaintDialogProps';
import { useComplaintDialog } from './useComplaintDialog';

/** 'Endre ansvarlig' of a complaint or enquiry. */
export function ChangeResponsible({ answer, onClosed }: ComplaintDialogProps) {
  const { shown, done, notice, save } = useComplaintDialog(answer);
  const { regLine, contactPersons } = shown;
  const { contactPersonId: id, contactPersonPersonFullName: name, contactName: company } = regLine;
  return (
    <ResponsibleDialog
      current={{ id, name, company }}
      colleagues={contactPersons}
      save={(contactPersonId, saved) => save({ contactPersonId }, saved)}
      done={done}
      notice={(onGoOn) => notice((now) => onGoOn(now.regLine.contactPersonId))}
      onClosed={onClosed}
    />
  );
}
