import type { Company } from '@byggtun/shared/contract/company';
import { companyForm, updateCompany } from '@byggtun/shared/contract/companySave';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { digitsOf } from '../digitsOf';
import { isStale } from './isStale';

interface EditCompanyProps {
  company: Company;
  onSaved: (company: Company) => void;
  /** Somebody else has saved meanwhile: what stands behind the dialog is fetched anew. */
  onStale: () => void;
  onClosed: () => void;
}

/** Edits the company as it was when the dialog was opened; of two who do so at once the second is told. */
export function EditCompany({ company, onSaved, onStale, onClosed }: EditCompanyProps) {
  const { notify } = usePortal();
  const [opened] = useState(company);
  const [done, setDone] = useState(false);
  const save = useCommand(updateCompany, ownProgress);
  const { id, version, mobile, phone, www, address, postCode } = opened;
  const form = useForm({
    schema: companyForm,
    initial: {
      ...{ mobile, phone, www, address },
      postCode: postCode.postCodeText,
      postPlace: postCode.postPlace,
    },
    onSubmit: async (values) => {
      const saved = await save.run({ body: { id, version, ...values } }).catch((error: unknown) => {
        if (isStale(error)) onStale();
        throw error;
      });
      onSaved(saved);
      notify('success', 'Firmaet er lagret.');
      setDone(true);
    },
  });
  return (
    <FormDialog title="Rediger firmaet" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <TextField
        label="Mobil"
        inputMode="tel"
        maxLength={20}
        {...form.field('mobile')}
        onChange={(text) => form.set('mobile', digitsOf(text))}
      />
      <TextField
        label="Telefon"
        inputMode="tel"
        maxLength={20}
        {...form.field('phone')}
        onChange={(text) => form.set('phone', digitsOf(text))}
      />
      <TextField label="Nettsted" inputMode="url" maxLength={200} {...form.field('www')} />
      <TextField label="Adresse" maxLength={200} {...form.field('address')} />
      <TextField
        label="Postnummer"
        inputMode="numeric"
        maxLength={4}
        {...form.field('postCode')}
        onChange={(text) => form.set('postCode', digitsOf(text))}
      />
      <TextField label="Poststed" maxLength={100} {...form.field('postPlace')} />
    </FormDialog>
  );
}
