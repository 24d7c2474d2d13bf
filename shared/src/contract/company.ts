import * as z from 'zod';

import { route } from './route';

const id = z.int32();

/** A contact person of a company, as its colleagues see them (docs/product/company.md). */
export const contactPerson = z.object({
  id,
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    email: z.string(),
    /** Digits only. */
    mobile: z.string(),
    title: z.string(),
    /** Version of the photo, null when there is none. */
    photo: z.string().nullable(),
  }),
  isMainContactPerson: z.boolean(),
  isBTAdmin: z.boolean(),
  /** Whether the e-mail can sign in already. */
  externalUserExists: z.boolean(),
  /** Whether they have come in: signed in for the company, or could before they were invited (docs/product/company.md#inviting). */
  invitationAccepted: z.boolean(),
  /** When they were last invited, an ISO instant; null when they never were. */
  invitedAt: z.string().nullable(),
  /** Until when that letter's link holds, an ISO instant; null without a link: never invited, accepted, or another authority signs people in. */
  invitedUntil: z.string().nullable(),
  /** Grows with each change. */
  version: z.number().int(),
  /** What the caller may do with them now. */
  may: z.object({
    /** Their name, mobile and title, which nobody else can change while they act for another company too. */
    edit: z.boolean(),
    /** Their e-mail, which nobody else can change once they sign in with it or act for another company too. */
    editEmail: z.boolean(),
    deactivate: z.boolean(),
    activate: z.boolean(),
    /** Invite them, or invite them anew. */
    invite: z.boolean(),
    /** See their courses; missing with a server before 1.6.0. */
    seeCourses: z.boolean().optional(),
  }),
});

/** Those of a company, by name. */
export const contactPersonLists = z.object({
  contactPersons: z.array(contactPerson),
  deactivatedContactPersons: z.array(contactPerson),
});

/** A company as its people see it. */
export const company = z.object({
  id,
  name: z.string(),
  /** Digits only. */
  mobile: z.string(),
  /** Digits only. */
  phone: z.string(),
  www: z.string(),
  address: z.string(),
  /** Organisation number, nine digits; null when it is not known. */
  regNum: z.string().nullable(),
  /** `display` with the place, `0484 Oslo`; `postCodeText` the number alone. */
  postCode: z.object({ display: z.string(), postCodeText: z.string(), postPlace: z.string() }),
  /** Full name of the main contact person; empty without one. */
  mainContactPerson: z.string(),
  mainContactPersonId: id.nullable(),
  /** Grows with each change. */
  version: z.number().int(),
  may: z.object({
    /** The company, and its people: for the main contact person. */
    edit: z.boolean(),
  }),
});

const ofCompany = z.object({ id: z.coerce.number().pipe(id) });

/** A company with its people. 403 for developer staff, who have no company page; 404 for another's. */
export const getCompany = route({
  method: 'GET',
  path: '/contact/:id',
  summary: 'Firma',
  tag: 'Firma',
  params: ofCompany,
  answer: company.extend(contactPersonLists.shape),
});

/** The people of a company; as `getCompany`. */
export const listContactPersons = route({
  method: 'GET',
  path: '/contact/:id/contactpersons',
  summary: 'Kontaktpersonene i et firma',
  tag: 'Firma',
  params: ofCompany,
  answer: contactPersonLists,
});

/** Those who are deactivated; as `getCompany`. */
export const listDeactivated = route({
  method: 'GET',
  path: '/contact/:id/deactivated',
  summary: 'Deaktiverte kontaktpersoner i et firma',
  tag: 'Firma',
  params: ofCompany,
  answer: contactPersonLists.pick({ deactivatedContactPersons: true }),
});

export type ContactPerson = z.infer<typeof contactPerson>;
export type Company = z.infer<typeof company>;
