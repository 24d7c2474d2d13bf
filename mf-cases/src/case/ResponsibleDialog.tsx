import type { ResponsibleOption } from '@byggtun/shared/contract/complaint';
import { responsibleForm } from '@byggtun/shared/contract/complaintForms';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useState } from 'react';

import { ColleagueChoice } from './ColleagueChoice';
import { ContactSearch } from './ContactSearch';

interface ResponsibleDialogProps {
  /** The responsible now, who is not offered. */
  current: { id: number; name: string; company: string };
  /** Whom a contractor may choose. */
  colleagues: readonly ResponsibleOption[];
  /** Saves the new one; throws when it was refused. */
  save: (contactPersonId: number) => Promise<void>;
  onClosed: () => void;
}

/** 'Endre ansvarlig': developer staff search all contact persons, contractors choose among their own (document 2, section 6). */
export function ResponsibleDialog({ current, colleagues, save, onClosed }: ResponsibleDialogProps) {
  const { notify, session } = usePortal();
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: responsibleForm,
    initial: { contactPersonId: undefined as number | undefined },
    onSubmit: async ({ contactPersonId }) => {
      await save(contactPersonId);
      setDone(true);
      notify('success', 'Ansvarlig er endret.');
    },
  });
  const field = {
    current: current.id,
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
        Ansvarlig nå: <strong>{current.name}</strong>, {current.company}
      </p>
      {session.mode === 'developerStaff' ? (
        <ContactSearch {...field} />
      ) : (
        <ColleagueChoice {...field} colleagues={colleagues} />
      )}
    </FormDialog>
  );
}
