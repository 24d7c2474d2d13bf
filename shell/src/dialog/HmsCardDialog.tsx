import './dialog.css';

import {
  earliestIssued,
  hmsCardForm,
  hmsCardTexts,
  issuedProblem,
  saveHmsCard,
} from '@byggtun/shared/contract/hmsCard';
import { putSetting } from '@byggtun/shared/contract/setting';
import type { Profile } from '@byggtun/shared/contract/user';
import { DateField } from '@byggtun/shared/form/DateField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { today } from '@byggtun/shared/text/date';
import { Alert } from 'antd';
import { useState } from 'react';

import { NoHmsCard } from './NoHmsCard';

interface HmsCardDialogProps {
  /** Why it opens by itself (`hmsCardNeeded`). */
  reason: 'missing' | 'expired';
  onSaved: (profile: Profile) => void;
  onClosed: () => void;
}

const schema = hmsCardForm.superRefine(({ hmsCardIssuedDate }, context) => {
  const message = issuedProblem(hmsCardIssuedDate, today());
  if (message) context.addIssue({ code: 'custom', path: ['hmsCardIssuedDate'], message });
});

/** Asks for the HMS card, or to be told that there is none (document 1, section 4, "HMS dialog"). */
export function HmsCardDialog({ reason, onSaved, onClosed }: HmsCardDialogProps) {
  const [done, setDone] = useState(false);
  const save = useCommand(saveHmsCard, ownProgress);
  const declare = useCommand(putSetting, ownProgress);
  const form = useForm({
    schema,
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

  return (
    <FormDialog
      title="Registrer HMS-kortet ditt"
      submitText="Lagre"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      {reason === 'expired' && <Alert type="warning" showIcon title={hmsCardTexts.expired} />}
      <TextField
        label="HMS kortnummer"
        required
        inputMode="numeric"
        maxLength={20}
        value={form.values.hmsCardNumber}
        error={form.errors.hmsCardNumber}
        onChange={(text) => form.set('hmsCardNumber', text.replaceAll(/\D/g, ''))}
      />
      <DateField
        label="Utstedt dato"
        required
        min={earliestIssued(today())}
        max={today()}
        value={form.values.hmsCardIssuedDate}
        error={form.errors.hmsCardIssuedDate}
        onChange={(day) => form.set('hmsCardIssuedDate', day)}
      />
      <NoHmsCard running={declare.running} onConfirm={haveNone} />
    </FormDialog>
  );
}
