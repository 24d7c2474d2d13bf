import type { ContactPerson } from '@byggtun/shared/contract/company';
import { CallError } from '@byggtun/shared/http/CallError';

/** The form's values. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  title: string;
}

/** What the fields are called. */
export const personLabels: PersonValues = {
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'Epost',
  mobile: 'Mobil',
  title: 'Tittel',
};

/** The form of somebody new. */
export const nobody: PersonValues = { firstName: '', lastName: '', email: '', mobile: '', title: '' };

/** The form of a contact person as they are. */
export const valuesOf = ({ person }: ContactPerson): PersonValues => {
  const { firstName, lastName, email, mobile, title } = person;
  return { firstName, lastName, email, mobile, title };
};

/** Leads what the server says of `person.email` to the form's `email`. @throws what it was given, with the form's own names */
export const throwInFields = (error: unknown): never => {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') throw error;
  const { answer, status } = error.failure;
  if (!answer?.errors) throw error;
  const errors = Object.entries(answer.errors).map(([name, texts]) => [name.replace(/^person\./, ''), texts]);
  throw new CallError(
    { kind: 'refused', status, answer: { ...answer, errors: Object.fromEntries(errors) as never } },
    { cause: error },
  );
};
