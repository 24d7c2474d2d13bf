import { ResponsibleDialog } from '../case/ResponsibleDialog';
import { useUpdateComplaint } from './complaintData';
import type { ComplaintDialogProps } from './complaintDialogProps';

/** 'Endre ansvarlig' of a complaint or enquiry. */
export function ChangeResponsible({ answer, onClosed }: ComplaintDialogProps) {
  const { regLine, contactPersons } = answer;
  const { contactPersonId: id, contactPersonPersonFullName: name, contactName: company } = regLine;
  const save = useUpdateComplaint(regLine);
  return (
    <ResponsibleDialog
      current={{ id, name, company }}
      colleagues={contactPersons}
      save={(contactPersonId) => save({ contactPersonId })}
      onClosed={onClosed}
    />
  );
}
