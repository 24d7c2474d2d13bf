import { paths } from '@byggtun/shared/contract/paths';
import { getProfile, setActive } from '@byggtun/shared/contract/user';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

/** Chooses the company that the person acts for. The portal is then another contact person's, and loads itself anew. */
export function ChangeCompany({ onClosed }: { onClosed: () => void }) {
  const { session, navigate } = usePortal();
  const { contact, contactPersonRelations } = session.profile;
  const [done, setDone] = useState(false);
  const change = useCommand(setActive, ownProgress);
  const { mutate } = useCall(getProfile, {}, { quiet: true });
  const form = useForm({
    schema: setActive.body,
    initial: { contactId: contact.id },
    onSubmit: async (body) => {
      // It may be the answer alone that was lost: the profile tells, and the shell loads the portal anew.
      const profile = await change.run({ body }).catch((error: unknown) => {
        void mutate().catch(() => undefined);
        throw error;
      });
      setDone(true);
      navigate(paths.dashboard, { replace: true });
      void mutate(profile, { revalidate: false });
    },
  });
  const choices = contactPersonRelations
    .filter(({ inActive }) => !inActive)
    .map(({ contactId, contactName }) => ({ value: contactId, label: contactName }));
  return (
    <FormDialog title="Bytt aktivt firma" submitText="Bytt" form={form} done={done} onClosed={onClosed}>
      <p>
        Portalen lastes inn på nytt for firmaet du velger. Det som ikke er lagret, og filer som er på vei, går
        tapt.
      </p>
      <ChoiceField label="Firma" choices={choices} {...form.field('contactId')} />
    </FormDialog>
  );
}
