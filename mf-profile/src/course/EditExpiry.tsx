import { type ContactPersonCourse, courseTexts } from '@byggtun/shared/contract/course';
import { changeCourse, expiryFormOn } from '@byggtun/shared/contract/courseSave';
import { DateField } from '@byggtun/shared/form/DateField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import { useTakeCourses } from './useTakeCourses';

interface EditExpiryProps {
  course: ContactPersonCourse;
  onClosed: () => void;
}

/** Changes the day on which a course of one's own runs out. */
export function EditExpiry({ course: { id, name, expiryDate }, onClosed }: EditExpiryProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const save = useCommand(changeCourse, ownProgress);
  const take = useTakeCourses();
  const form = useForm({
    schema: expiryFormOn(expiryDate, today()),
    initial: { expiryDate: expiryDate ?? '' },
    onSubmit: async (values) => {
      await take(save.run({ body: { id, ...values } }));
      notify('success', 'Utgående dato er lagret.');
      setDone(true);
    },
    onWrong: (errors) => {
      if (errors.expiryDate === courseTexts.expiryMissing) notify('warning', courseTexts.expiryMissingOnSave);
    },
  });
  return (
    <FormDialog title="Endre utgående dato" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <p>{name}</p>
      <DateField label="Utgår" required min={today()} {...form.field('expiryDate')} />
    </FormDialog>
  );
}
