import { signatureForm, signChecklist } from '@byggtun/shared/contract/checklistSave';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRequestId } from '@byggtun/shared/record/useRequestId';
import { useState } from 'react';

import { useKeepChecklist, useOrRefresh } from '../checklist/checklistData';
import { SignaturePad } from './SignaturePad';

interface AddSignatureProps {
  checklistId: number;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

/** 'Legg til Signatur': a name, and a drawing or, by who can't draw, that the name holds in its place. */
export function AddSignature({ checklistId: id, onClosed }: AddSignatureProps) {
  const { notify } = usePortal();
  const { run } = useCommand(signChecklist, ownProgress);
  const keep = useKeepChecklist(id);
  const orRefresh = useOrRefresh();
  const [done, setDone] = useState(false);
  const { requestId: uuid, refused } = useRequestId();
  const form = useForm({
    schema: signatureForm,
    initial: { fullName: '', drawing: '', confirmed: false },
    onSubmit: async (values) => {
      const drawing = values.confirmed ? '' : values.drawing;
      const answer = await orRefresh(run({ body: { ...values, drawing, id, uuid } }).catch(refused));
      keep(() => answer);
      setDone(true);
      notify('success', 'Signatur lagt til.');
    },
    onWrong: (wrong) => {
      for (const text of Object.values(wrong)) notify('warning', text);
    },
  });
  return (
    <FormDialog
      title="Legg til Signatur"
      submitText="Legg til Signatur"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <TextField label="Navn" required maxLength={100} {...form.field('fullName')} />
      <SignaturePad {...form.field('drawing')} />
      <label className="bt-choice">
        <input
          type="checkbox"
          checked={form.values.confirmed}
          onChange={({ target }) => form.set('confirmed', target.checked)}
        />
        Signer med navnet i stedet for å tegne
      </label>
    </FormDialog>
  );
}
