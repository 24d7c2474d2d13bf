import { responsibleForm } from '@byggtun/shared/contract/complaintForms';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useState } from 'react';

import { ColleagueChoice } from './ColleagueChoice';
import { useUpdateComplaint } from './complaintData';
import type { ComplaintDialogProps } from './complaintDialogProps';
import { ContactSearch } from './ContactSearch';

/** 'Endre ansvarlig': developer staff search all contact persons, contractors choose among their own. */
export function ChangeResponsible({ answer, onClosed }: ComplaintDialogProps) {
  const { notify, session } = usePortal();
  const { regLine, contactPersons } = answer;
  const save = useUpdateComplaint(regLine);
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: responsibleForm,
    initial: { contactPersonId: undefined as number | undefined },
    onSubmit: async (values) => {
      await save(values);
      setDone(true);
      notify('success', 'Ansvarlig er endret.');
    },
  });
  const field = {
    current: regLine.contactPersonId,
    value: form.values.contactPersonId,
    error: form.errors.contactPersonId,
    onChange: (id: number) => form.set('contactPersonId', id),
  };

  return (
    <FormDialog
      title="Endre ansvarlig"
      submitText="Endre ansvarlig"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <p>
        Ansvarlig nå: <strong>{regLine.contactPersonPersonFullName}</strong>, {regLine.contactName}
      </p>
      {session.mode === 'developerStaff' ? (
        <ContactSearch {...field} />
      ) : (
        <ColleagueChoice {...field} colleagues={contactPersons} />
      )}
    </FormDialog>
  );
}
