import type { ReactNode } from 'react';

import type { ResponsibleOption } from '../contract/responsible';
import { responsibleForm } from '../contract/responsibleForm';
import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/useForm';
import { usePortal } from '../portal/portal';
import { ColleagueChoice } from './ColleagueChoice';
import { ContactSearch } from './ContactSearch';

interface ResponsibleDialogProps {
  /** The responsible now, who is not offered. */
  current: { id: number; name: string; company: string };
  /** Whom a contractor may choose. */
  colleagues: readonly ResponsibleOption[];
  /** Saves the new one and says what is given; throws when it was refused. */
  save: (contactPersonId: number, saved: string) => Promise<void>;
  done: boolean;
  /** Stands before the choice; see `useRecordDialog`. @param onGoOn told who is responsible now */
  notice: (onGoOn: (current: number) => void) => ReactNode;
  onClosed: () => void;
}

/** 'Endre ansvarlig': developer staff search all contact persons, contractors choose among their own (docs/product/complaints.md#who-may-do-what). */
export function ResponsibleDialog(props: ResponsibleDialogProps) {
  const { current, colleagues, save, done, notice, onClosed } = props;
  const { session } = usePortal();
  const form = useForm({
    schema: responsibleForm,
    initial: { contactPersonId: undefined as number | undefined },
    onSubmit: ({ contactPersonId }) => save(contactPersonId, 'Ansvarlig er endret.'),
  });
  const field = { current: current.id, ...form.field('contactPersonId') };

  return (
    <FormDialog
      title="Endre ansvarlig"
      submitText="Endre ansvarlig"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      {notice((now) => {
        if (now === form.values.contactPersonId) form.set('contactPersonId', undefined);
      })}
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
