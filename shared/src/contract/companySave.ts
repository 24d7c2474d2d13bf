import * as z from 'zod';

import { company, contactPerson, contactPersonLists } from './company';
import { personName, profileTexts, requiredMobile } from './profileSave';
import { route } from './route';
import { text } from './text';
import { webAddress } from './webAddress';

const id = z.int32();
const inPath = z.coerce.number().pipe(id);

/** What is said of the fields of a company and its people (docs/product/company.md). */
export const contactTexts = {
  ...profileTexts,
  emailMissing: 'Epost må fylles ut!',
  /** Our own, as those below. */
  emailWrong: 'Epost er ikke en gyldig adresse!',
  phoneDigits: 'Telefon kan bare ha sifre!',
  wwwWrong: 'Nettstedet må begynne med http:// eller https://',
  postCodeWrong: 'Postnummer må ha fire sifre!',
} as const;

const phone = (problem: string) => text(20).regex(/^\d*$/, problem);

const postCode = text(4).regex(/^(\d{4})?$/, contactTexts.postCodeWrong);
const postPlace = text(100).trim();

/** What of a company can be edited; nothing of it is required. */
export const companyForm = z.object({
  mobile: phone(contactTexts.mobileDigits),
  phone: phone(contactTexts.phoneDigits),
  /** Without `https://` it gets that. */
  www: text(200)
    .trim()
    .overwrite(webAddress)
    .regex(/^(https?:\/\/\S+)?$/, contactTexts.wwwWrong),
  address: text(200).trim(),
  /** Four digits, or empty. */
  postCode,
  postPlace,
});

/**
 * Saves the company; the server reads only what can be edited. 403 for who is no main contact, 400 a wrong field, or a stale `version` unless
 * all stands so already.
 */
export const updateCompany = route({
  method: 'PUT',
  path: '/contact/update',
  summary: 'Lagre firma',
  tag: 'Firma',
  body: companyForm.extend({
    id,
    version: z.number().int(),
    /** The number, or both as `company` tells them. */
    postCode: z.union([postCode, z.object({ postCodeText: postCode, postPlace })], {
      error: contactTexts.postCodeWrong,
    }),
    /** Left out, it is that of `postCode`, or stays. */
    postPlace: postPlace.optional(),
  }),
  answer: company,
});

/** An address as HTML's `type="email"` takes it, with a dot in its domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const email = text(254, { missing: contactTexts.emailMissing })
  .trim()
  .toLowerCase()
  .min(1, contactTexts.emailMissing)
  .refine((address) => address === '' || emailAddress.test(address), contactTexts.emailWrong);

/** What is asked for of a contact person. */
export const contactPersonForm = z.object({
  firstName: personName(contactTexts.firstNameMissing),
  lastName: personName(contactTexts.lastNameMissing),
  email,
  mobile: requiredMobile,
  title: text(100).trim(),
});

/**
 * A new contact person of the company. Somebody who is registered for another company already keeps their name and number. 403 for who is
 * no main contact, 400 in `email` when they are of the company already.
 */
export const addContactPerson = route({
  method: 'POST',
  path: '/user/contactperson/add',
  summary: 'Legg til kontaktperson i eget firma',
  tag: 'Firma',
  body: z.object({
    /** The company. */
    activeContactId: id,
    person: contactPersonForm,
  }),
  answer: contactPersonLists.extend({ contactPerson }),
});

/**
 * Changes a contact person of the company. 403 for who is no main contact and of somebody who acts for another company too, 400 a wrong
 * field, or a stale `version` unless all stands so already.
 */
export const updateContactPerson = route({
  method: 'PUT',
  path: '/user/contact/contactperson/update',
  summary: 'Endre kontaktperson i eget firma',
  tag: 'Firma',
  body: z.object({ id, version: z.number().int(), person: contactPersonForm }),
  answer: contactPerson,
});

/** Something open that somebody is responsible for. */
const openRecord = z.object({
  id,
  name: z.string(),
  /** Page of the portal that shows it. */
  path: z.string(),
});

/** What is open, by kind as the answers of a deactivation call it. */
const openWork = z.object({
  /** Complaints and enquiries. */
  regLines: z.array(openRecord),
  actions: z.array(openRecord),
  /** Self-checks and checklists; `path` tells them apart. */
  checkups: z.array(openRecord),
});

const ofPerson = z.object({ id: inPath, personId: inPath });

/** What would move if the contact person (`personId`) were deactivated. 403 for who is no main contact. */
export const getOpenWork = route({
  method: 'GET',
  path: '/contact/:id/openwork/contactPerson/:personId',
  summary: 'Åpne saker som flyttes når en kontaktperson deaktiveres',
  tag: 'Firma',
  params: ofPerson,
  answer: openWork,
});

/** Deactivates a contact person; what is open moves to the caller, and is answered. 403 for who is no main contact, oneself and the last main contact. */
export const deactivateContactPerson = route({
  method: 'PUT',
  path: '/contact/:id/deactivate/contactPerson/:personId',
  summary: 'Deaktiver kontaktperson',
  tag: 'Firma',
  params: ofPerson,
  answer: contactPersonLists.extend(openWork.shape),
});

/** Brings a deactivated contact person back. 403 for who is no main contact. */
export const activateContactPerson = route({
  method: 'PUT',
  path: '/contact/:id/activate/contactPerson/:personId',
  summary: 'Gjenopprett kontaktperson',
  tag: 'Firma',
  params: ofPerson,
  answer: contactPersonLists,
});

export type OpenRecord = z.infer<typeof openRecord>;
export type OpenWork = z.infer<typeof openWork>;
