import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { useUploads } from '@byggtun/shared/attachment/useUploads';
import { activityAberrationForm, addActivityAberration } from '@byggtun/shared/contract/activitySave';
import { scheduleTexts, selfCheckAberration } from '@byggtun/shared/contract/scheduleRules';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { useSaveActivities } from '../schedule/scheduleData';
import type { ActivityDialogProps } from './activityDialogProps';

/** Reports the one deviation of an activity, with files. */
export function ReportAberration({ activity, onClosed }: ActivityDialogProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const { run } = useCommand(addActivityAberration, ownProgress);
  const save = useSaveActivities(activity.scheduleId);
  const uploads = useUploads(`activity.${activity.id}`);
  const form = useForm({
    schema: activityAberrationForm,
    initial: { title: '', description: '' },
    onSubmit: async (values) => {
      const { toSave: attachments } = uploads;
      const more = { ...selfCheckAberration, activityId: activity.id, requestId };
      await save(() => run({ body: { ...values, ...more, attachments } }));
      uploads.clear(attachments);
      setDone(true);
      notify('success', scheduleTexts.aberrationSaved);
    },
  });
  return (
    <FormDialog
      title={`Avvik: ${activity.name}`}
      submitText="Legg til avvik"
      form={useFormWithFiles(form, uploads)}
      done={done}
      onClosed={onClosed}
    >
      <TextField label="Navn" required maxLength={200} {...form.field('title')} />
      <TextAreaField label="Beskrivelse" required maxLength={4000} {...form.field('description')} />
      <AttachmentField uploads={uploads} wholePage />
    </FormDialog>
  );
}
