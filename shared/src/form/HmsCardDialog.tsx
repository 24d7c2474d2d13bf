import { Alert } from 'antd';
import { useState } from 'react';

import { hmsCardFormOn, hmsCardTexts, saveHmsCard } from '../contract/hmsCard';
import { earliestIssued } from '../contract/hmsCardNeeded';
import { getStart, putSetting } from '../contract/setting';
import type { Profile } from '../contract/user';
import { useCommand } from '../portal/useCommand';
import { useRefresh } from '../portal/useRefresh';
import { today } from '../text/date';
import { DateField } from './DateField';
import { FormDialog } from './FormDialog';
import { NoHmsCard } from './NoHmsCard';
import { ownProgress } from './ownProgress';
import { TextField } from './TextField';
import { useForm } from './useForm';

interface HmsCardDialogProps {
  /** Why it opens by itself (`hmsCardNeeded`). */
  reason: 'missing' | 'expired';
  onSaved: (profile: Profile) => void;
  onClosed: () => void;
}

/** Asks for the HMS card, or to be told that there is none (docs/product/profile.md#hms-card): after sign-in by itself, and where it is missing. */
export function HmsCardDialog({ reason, onSaved, onClosed }: HmsCardDialogProps) {
  const [done, setDone] = useState(false);
  const save = useCommand(saveHmsCard, ownProgress);
  const declare = useCommand(putSetting, ownProgress);
  const refreshStart = useRefresh(getStart);
  const form = useForm({
    schema: hmsCardFormOn(today()),
    initial: { hmsCardNumber: '', hmsCardIssuedDate: '' },
    onSubmit: async (body) => {
      onSaved(await save.run({ body }));
      setDone(true);
    },
  });
  const haveNone = async () => {
    await declare.run({ params: { key: 'noHmsCard' }, body: 'true' });
    setDone(true);
  };
  // The start, which asks by it, has its answer when the dialog has gone, or it would take it away before the focus is back.
  const close = () => {
    if (done) refreshStart();
    onClosed();
  };

  return (
    <FormDialog title="Registrer HMS-kortet ditt" submitText="Lagre" form={form} done={done} onClosed={close}>
      <p>
        Alle som arbeider på en byggeplass, skal ha gyldig HMS-kort. Derfor spør vi etter ditt; uten det kan
        du ikke bekrefte PSI.
      </p>
      {reason === 'expired' && <Alert type="warning" showIcon title={hmsCardTexts.expired} />}
      <TextField
        label="HMS kortnummer"
        required
        inputMode="numeric"
        maxLength={20}
        {...form.field('hmsCardNumber')}
        onChange={(text) => form.set('hmsCardNumber', text.replaceAll(/\D/g, ''))}
      />
      <DateField
        label="Utstedt dato"
        required
        min={earliestIssued(today())}
        max={today()}
        {...form.field('hmsCardIssuedDate')}
      />
      <NoHmsCard running={declare.running} onConfirm={haveNone} />
    </FormDialog>
  );
}
