import type { Company } from '@byggtun/shared/contract/company';
import { companyForm, updateCompany } from '@byggtun/shared/contract/companySave';
import { ChangedMeanwhile } from '@byggtun/shared/form/ChangedMeanwhile';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { digitsOf } from '../digitsOf';
import { isStale } from './isStale';
import { takeOver } from './takeOver';

interface EditCompanyProps {
  company: Company;
  onSaved: (company: Company) => void;
  /** Somebody else has saved meanwhile: what stands behind the dialog is fetched anew. */
  onStale: () => void;
  onClosed: () => void;
}

const labels = {
  mobile: 'Mobil',
  phone: 'Telefon',
  www: 'Nettsted',
  address: 'Adresse',
  postCode: 'Postnummer',
  postPlace: 'Poststed',
};

const valuesOf = ({ mobile, phone, www, address, postCode }: Company) => ({
  ...{ mobile, phone, www, address },
  postCode: postCode.postCodeText,
  postPlace: postCode.postPlace,
});

/** Edits the company as it was when the dialog was opened; of two who do so at once the second is told, and may go on. */
export function EditCompany({ company, onSaved, onStale, onClosed }: EditCompanyProps) {
  const { notify } = usePortal();
  const [opened, setOpened] = useState(company);
  const [done, setDone] = useState(false);
  const save = useCommand(updateCompany, ownProgress);
  const form = useForm({
    schema: companyForm,
    initial: valuesOf(opened),
    onSubmit: async (values) => {
      const { id, version } = opened;
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
      {opened.version === company.version || form.running || done ? null : (
        <ChangedMeanwhile
          what="Firmaet"
          labels={labels}
          before={valuesOf(opened)}
          now={valuesOf(company)}
          onGoOn={() => {
            takeOver(form, valuesOf(opened), valuesOf(company));
            setOpened(company);
          }}
        />
      )}
      <TextField
        label={labels.mobile}
        inputMode="tel"
        maxLength={20}
        {...form.field('mobile')}
        onChange={(text) => form.set('mobile', digitsOf(text))}
      />
      <TextField
        label={labels.phone}
        inputMode="tel"
        maxLength={20}
        {...form.field('phone')}
        onChange={(text) => form.set('phone', digitsOf(text))}
      />
      <TextField label={labels.www} inputMode="url" maxLength={200} {...form.field('www')} />
      <TextField label={labels.address} maxLength={200} {...form.field('address')} />
      <TextField
        label={labels.postCode}
        inputMode="numeric"
        maxLength={4}
        {...form.field('postCode')}
        onChange={(text) => form.set('postCode', digitsOf(text))}
      />
      <TextField label={labels.postPlace} maxLength={100} {...form.field('postPlace')} />
    </FormDialog>
  );
}
