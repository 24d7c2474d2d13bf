import { statusForm } from '@byggtun/shared/contract/complaintForms';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import type { ComplaintDialogProps } from './complaintDialogProps';
import { complaintLook } from './complaintLook';
import { useComplaintDialog } from './useComplaintDialog';

/** 'Endre status': any status but the current one and those that only the system sets, with a comment. */
export function ChangeStatus({ answer, onClosed }: ComplaintDialogProps) {
  const { shown, done, notice, save } = useComplaintDialog(answer);
  const { regLine, regStatuses } = shown;
  const form = useForm({
    schema: statusForm,
    initial: { lineStatus: undefined as number | undefined, newComment: '' },
    onSubmit: (values) => save(values, 'Status er endret.'),
  });
  const choices = regStatuses.filter(({ key, attr1 }) => key !== regLine.lineStatus && attr1 !== 'disabled');

  return (
    <FormDialog title="Endre status" submitText="Endre status" form={form} done={done} onClosed={onClosed}>
      {notice((now) => {
        if (now.regLine.lineStatus === form.values.lineStatus) form.set('lineStatus', undefined);
      })}
      <ChoiceField
        label="Ny status"
        choices={choices.map(({ key, value }) => ({
          value: key,
          label: <StatusChip color={complaintLook[key].color} text={value} icon={complaintLook[key].icon} />,
        }))}
        {...form.field('lineStatus')}
      />
      <CommentField required {...form.field('newComment')} />
    </FormDialog>
  );
}
