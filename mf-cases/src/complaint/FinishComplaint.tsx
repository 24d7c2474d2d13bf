import { finishForm } from '@byggtun/shared/contract/complaintForms';
import { finishedStatus } from '@byggtun/shared/contract/complaintStatus';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';

import type { ComplaintDialogProps } from './complaintDialogProps';
import { useComplaintDialog } from './useComplaintDialog';

/** 'Ferdigstill': sets the case to done, with a comment. */
export function FinishComplaint({ answer, onClosed }: ComplaintDialogProps) {
  const { done, notice, save } = useComplaintDialog(answer);
  const form = useForm({
    schema: finishForm,
    initial: { newComment: '' },
    onSubmit: ({ newComment }) => save({ lineStatus: finishedStatus, newComment }, 'Saken er ferdigstilt.'),
  });

  return (
    <FormDialog
      title="Ferdigstill saken"
      submitText="Ferdigstill"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      {notice()}
      <p>Skriv kort hva som er gjort. Saken får status Utført.</p>
      <CommentField required {...form.field('newComment')} />
    </FormDialog>
  );
}
