import { activityCommentForm, updateActivity } from '@byggtun/shared/contract/activitySave';
import { scheduleTexts } from '@byggtun/shared/contract/scheduleRules';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { useForm } from '@byggtun/shared/form/useForm';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRecordDialog } from '@byggtun/shared/record/useRecordDialog';

import { useSaveActivities } from '../schedule/scheduleData';
import type { ActivityDialogProps } from './activityDialogProps';
import { asRecord } from './asRecord';

/** A comment on an activity; 'Ok' marks it as done too, and stands still once somebody has done it. */
export function CommentActivity({ activity, onClosed }: ActivityDialogProps) {
  const { shown, done, notice, attempt } = useRecordDialog(activity, asRecord);
  const { run } = useCommand(updateActivity, ownProgress);
  const save = useSaveActivities(activity.scheduleId);
  const form = useForm({
    schema: activityCommentForm,
    initial: { comment: shown.comment, complete: shown.complete },
    onSubmit: ({ comment, complete }) =>
      attempt(async () => {
        const { id, version } = shown;
        const body = { id, version, comment, ...(complete && { complete }) };
        await save(() => run({ body }));
      }, scheduleTexts.commentSaved),
  });
  const isDone = shown.completedBy !== null;
  return (
    <FormDialog
      title={`Kommentar: ${shown.name}`}
      submitText="Lagre kommentar"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      {notice((now) => {
        // Ok that was pressed here stays; what somebody else has done or taken back is no longer as it stood.
        if (now.complete !== shown.complete) form.set('complete', now.complete);
      })}
      <TextAreaField label="Kommentar" required maxLength={1000} {...form.field('comment')} />
      <label className="bt-choice">
        <input
          type="checkbox"
          checked={form.values.complete}
          disabled={isDone}
          onChange={(event) => form.set('complete', event.target.checked)}
        />
        Ok
      </label>
      {isDone ? <p className="bt-secondary">Aktiviteten er fullført av {shown.completedBy}.</p> : null}
    </FormDialog>
  );
}
