import { finishForm } from '@byggtun/shared/contract/complaintForms';
import { finishedStatus } from '@byggtun/shared/contract/complaintStatus';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useState } from 'react';

import { useUpdateComplaint } from './complaintData';
import type { ComplaintDialogProps } from './complaintDialogProps';

/** 'Ferdigstill': sets the case to done, with a comment. */
export function FinishComplaint({ answer, onClosed }: ComplaintDialogProps) {
  const { notify } = usePortal();
  const save = useUpdateComplaint(answer.regLine);
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: finishForm,
    initial: { newComment: '' },
    onSubmit: async ({ newComment }) => {
      await save({ lineStatus: finishedStatus, newComment });
      setDone(true);
      notify('success', 'Saken er ferdigstilt.');
    },
  });

  return (
    <FormDialog
      title="Ferdigstill saken"
      submitText="Ferdigstill"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <p>Skriv kort hva som er gjort. Saken får status Utført.</p>
      <CommentField
        required
        value={form.values.newComment}
        error={form.errors.newComment}
        onChange={(text) => form.set('newComment', text)}
      />
    </FormDialog>
  );
}
