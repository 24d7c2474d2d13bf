import { statusForm } from '@byggtun/shared/contract/complaintForms';
import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useState } from 'react';

import { useUpdateComplaint } from './complaintData';
import type { ComplaintDialogProps } from './complaintDialogProps';

/** 'Endre status': any status but the current one and those that only the system sets, with a comment. */
export function ChangeStatus({ answer, onClosed }: ComplaintDialogProps) {
  const { notify } = usePortal();
  const { regLine, regStatuses } = answer;
  const save = useUpdateComplaint(regLine);
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: statusForm,
    initial: { lineStatus: undefined as number | undefined, newComment: '' },
    onSubmit: async (values) => {
      await save(values);
      setDone(true);
      notify('success', 'Status er endret.');
    },
  });
  const choices = regStatuses.filter(({ key, attr1 }) => key !== regLine.lineStatus && attr1 !== 'disabled');

  return (
    <FormDialog title="Endre status" submitText="Endre status" form={form} done={done} onClosed={onClosed}>
      <ChoiceField
        label="Ny status"
        value={form.values.lineStatus}
        error={form.errors.lineStatus}
        choices={choices.map(({ key, value }) => ({
          value: key,
          label: <StatusChip color={complaintStatuses[key].color} text={value} />,
        }))}
        onChange={(status) => form.set('lineStatus', status)}
      />
      <CommentField
        required
        value={form.values.newComment}
        error={form.errors.newComment}
        onChange={(text) => form.set('newComment', text)}
      />
    </FormDialog>
  );
}
