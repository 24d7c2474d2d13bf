import { addContactPerson, contactPersonForm, contactTexts } from '@byggtun/shared/contract/companySave';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { PersonFields } from './PersonFields';
import { nobody, throwInFields } from './personValues';

interface AddPersonProps {
  companyId: number;
  onSaved: (people: RouteAnswer<typeof addContactPerson>) => void;
  /** Whether it was done is not known when the answer is lost. */
  onFailed: () => void;
  onClosed: () => void;
}

/** Makes somebody a contact person of the company. */
export function AddPerson({ companyId, onSaved, onFailed, onClosed }: AddPersonProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const add = useCommand(addContactPerson, ownProgress);
  const form = useForm({
    schema: contactPersonForm,
    initial: nobody,
    onSubmit: async (person) => {
      const input = { body: { activeContactId: companyId, person } };
      const answer = await add.run(input).catch((error: unknown) => {
        onFailed();
        return throwInFields(error);
      });
      onSaved(answer);
      notify('success', `${answer.contactPerson.person.fullName} er lagt til.`);
      setDone(true);
    },
    onWrong: () => notify('warning', contactTexts.required),
  });
  return (
    <FormDialog
      title="Legg til kontaktperson"
      submitText="Legg til"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <PersonFields form={form} />
    </FormDialog>
  );
}
