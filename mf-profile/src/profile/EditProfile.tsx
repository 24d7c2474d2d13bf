import { earliestIssued } from '@byggtun/shared/contract/hmsCardNeeded';
import {
  earliestBirth,
  profileFormOn,
  profileTexts,
  saveProfile,
} from '@byggtun/shared/contract/profileSave';
import type { Profile } from '@byggtun/shared/contract/user';
import { DateField } from '@byggtun/shared/form/DateField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import { digitsOf } from '../digitsOf';
import { toForm, toInput } from './profileForm';

interface EditProfileProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
  onClosed: () => void;
}

/** Changes one's own facts (docs/product/profile.md#editing). */
export function EditProfile({ profile, onSaved, onClosed }: EditProfileProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  // What is fetched anew meanwhile does not stand in the fields.
  const [opened] = useState(profile);
  const save = useCommand(saveProfile, ownProgress);
  const form = useForm({
    schema: profileFormOn(opened, today()),
    initial: toForm(opened),
    onSubmit: async (values) => {
      onSaved(await save.run({ body: toInput(values, opened) }));
      notify('success', 'Profilen er lagret.');
      setDone(true);
    },
    onWrong: () => notify('warning', profileTexts.required),
  });
  return (
    <FormDialog title="Rediger profilen din" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <TextField label="Fornavn" required maxLength={100} {...form.field('firstName')} />
      <TextField label="Etternavn" required maxLength={100} {...form.field('lastName')} />
      <TextField label="Tittel" maxLength={100} {...form.field('title')} />
      <TextField
        label="Mobil"
        required
        inputMode="tel"
        maxLength={20}
        {...form.field('mobile')}
        onChange={(text) => form.set('mobile', digitsOf(text))}
      />
      <DateField label="Fødselsdato" min={earliestBirth} max={today()} {...form.field('birthDate')} />
      <TextField
        label="HMS kortnummer"
        inputMode="numeric"
        maxLength={20}
        {...form.field('hmsCardNumber')}
        onChange={(text) => form.set('hmsCardNumber', digitsOf(text))}
      />
      <DateField
        label="Utstedt dato"
        min={earliestIssued(today())}
        max={today()}
        {...form.field('hmsCardIssuedDate')}
      />
      <p className="bt-secondary">E-postadressen er den du logger inn med, og kan ikke endres her.</p>
    </FormDialog>
  );
}
