import type { ContactPerson } from '@byggtun/shared/contract/company';
import { contactPersonForm, contactTexts, updateContactPerson } from '@byggtun/shared/contract/companySave';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { isStale } from './isStale';
import { PersonFields } from './PersonFields';
import { throwInFields, valuesOf } from './personValues';

interface EditPersonProps {
  contactPerson: ContactPerson;
  /** The company is fetched anew: who is main contact and in which order they stand may have changed. */
  onSaved: () => void;
  onClosed: () => void;
}

/** Changes a contact person as they were when the dialog was opened; of two who do so at once the second is told. */
export function EditPerson({ contactPerson, onSaved, onClosed }: EditPersonProps) {
  const { notify } = usePortal();
  const [{ id, version, may, ...opened }] = useState(contactPerson);
  const [done, setDone] = useState(false);
  const save = useCommand(updateContactPerson, ownProgress);
  const form = useForm({
    schema: contactPersonForm,
    initial: valuesOf({ id, version, may, ...opened }),
    onSubmit: async (person) => {
      await save.run({ body: { id, version, person } }).catch((error: unknown) => {
        if (isStale(error)) onSaved();
        return throwInFields(error);
      });
      onSaved();
      notify('success', 'Kontaktpersonen er lagret.');
      setDone(true);
    },
    onWrong: () => notify('warning', contactTexts.required),
  });
  return (
    <FormDialog title="Rediger kontaktperson" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <PersonFields form={form} fixedEmail={!may.editEmail} />
    </FormDialog>
  );
}
