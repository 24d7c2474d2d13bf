import { TextField } from '@byggtun/shared/form/TextField';
import type { Form } from '@byggtun/shared/form/useForm';

import { digitsOf } from '../digitsOf';
import { personLabels, type PersonValues } from './personValues';

interface PersonFieldsProps {
  form: Form<PersonValues>;
  /** Who signs in with the e-mail keeps it. */
  fixedEmail?: boolean;
}

/** What is asked for of a contact person. */
export function PersonFields({ form, fixedEmail = false }: PersonFieldsProps) {
  return (
    <>
      <TextField label={personLabels.firstName} required maxLength={100} {...form.field('firstName')} />
      <TextField label={personLabels.lastName} required maxLength={100} {...form.field('lastName')} />
      {fixedEmail ? (
        <p className="bt-secondary">
          Personen logger inn med {form.values.email}. Den adressen kan ikke endres her.
        </p>
      ) : (
        <TextField
          label={personLabels.email}
          required
          inputMode="email"
          maxLength={254}
          {...form.field('email')}
        />
      )}
      <TextField
        label={personLabels.mobile}
        required
        inputMode="tel"
        maxLength={20}
        {...form.field('mobile')}
        onChange={(text) => form.set('mobile', digitsOf(text))}
      />
      <TextField label={personLabels.title} maxLength={100} {...form.field('title')} />
    </>
  );
}
