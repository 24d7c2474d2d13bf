import type { ContactPerson } from '@byggtun/shared/contract/company';
import { contactPersonForm, contactTexts, updateContactPerson } from '@byggtun/shared/contract/companySave';
import { getProfile } from '@byggtun/shared/contract/user';
import { ChangedMeanwhile } from '@byggtun/shared/form/ChangedMeanwhile';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { useState } from 'react';

import { isStale } from './isStale';
import { PersonFields } from './PersonFields';
import { personLabels, throwInFields, valuesOf } from './personValues';
import { takeOver } from './takeOver';

interface EditPersonProps {
  contactPerson: ContactPerson;
  /** The company is fetched anew: who is main contact and in which order they stand may have changed. */
  onSaved: () => void;
  onClosed: () => void;
}

/** Changes a contact person as they were when the dialog was opened; of two who do so at once the second is told, and may go on. */
export function EditPerson({ contactPerson, onSaved, onClosed }: EditPersonProps) {
  const { notify, session } = usePortal();
  const refreshProfile = useRefresh(getProfile);
  const [opened, setOpened] = useState(contactPerson);
  const [done, setDone] = useState(false);
  const save = useCommand(updateContactPerson, ownProgress);
  const form = useForm({
    schema: contactPersonForm,
    initial: valuesOf(opened),
    onSubmit: async (person) => {
      const { id, version } = opened;
      await save.run({ body: { id, version, person } }).catch((error: unknown) => {
        if (isStale(error)) onSaved();
        return throwInFields(error);
      });
      onSaved();
      // The menu and the greeting name them.
      if (id === session.profile.id) refreshProfile();
      notify('success', 'Kontaktpersonen er lagret.');
      setDone(true);
    },
    onWrong: () => notify('warning', contactTexts.required),
  });
  return (
    <FormDialog title="Rediger kontaktperson" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      {opened.version === contactPerson.version || form.running || done ? null : (
        <ChangedMeanwhile
          what="Kontaktpersonen"
          labels={personLabels}
          before={valuesOf(opened)}
          now={valuesOf(contactPerson)}
          onGoOn={() => {
            takeOver(form, valuesOf(opened), valuesOf(contactPerson));
            setOpened(contactPerson);
          }}
        />
      )}
      <PersonFields form={form} fixedEmail={!opened.may.editEmail} />
    </FormDialog>
  );
}
