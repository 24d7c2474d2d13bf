import * as z from 'zod';

import { route } from './route';

const id = z.int32();

/** Name and ways to reach somebody. */
export const person = z.object({
  email: z.string(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  /** Digits only. */
  mobile: z.string(),
  /** `YYYY-MM-DD`, or null. */
  birthDate: z.string().nullable(),
  /** Version of the photo (`getProfilePhoto`), null or missing when there is none. Since 1.2.0. */
  photo: z.string().nullish(),
});

/** One of the person's own company; the company page has more of each (`contactPerson`). */
const colleague = z.object({
  id,
  isMainContactPerson: z.boolean(),
  isBTAdmin: z.boolean(),
  /** Whether the e-mail can sign in already. */
  externalUserExists: z.boolean(),
  invitationAccepted: z.boolean(),
  person: person.pick({
    firstName: true,
    lastName: true,
    fullName: true,
    email: true,
    mobile: true,
    title: true,
  }),
});

/** The signed-in person in the company that is active (docs/product/profile.md). */
export const profile = z.object({
  /** Contact person id. */
  id,
  isMainContactPerson: z.boolean(),
  isBTAdmin: z.boolean(),
  /** Developer staff; docs/product/sign-in.md#two-modes. */
  isByggtun: z.boolean(),
  hmsCardNumber: z.string().nullable(),
  /** `YYYY-MM-DD`, or null without a card. */
  hmsCardIssuedDate: z.string().nullable(),
  person,
  /** The active company. */
  contact: z.object({
    id,
    name: z.string(),
    /** Its active contact persons, by name; none for developer staff, who have no company page. Since 1.6.0. */
    contactPersons: z.array(colleague).optional(),
  }),
  /** The companies that the person may act for now, by name. Since 1.6.0. */
  contacts: z.array(z.object({ id, name: z.string() })).optional(),
  /** The companies that the person is a contact person of. */
  contactPersonRelations: z.array(
    z.object({ contactPersonId: id, contactId: id, contactName: z.string(), inActive: z.boolean() }),
  ),
  /** Role names, such as PRL and Admin. */
  albumRoles: z.array(z.string()),
  /** What runs out within thirty days, the nearest first: a course by its name, the HMS card without one (docs/product/profile.md#reminders). Since 1.6.0. */
  expiring: z
    .array(
      z.object({
        course: z.string().nullable(),
        /** `YYYY-MM-DD`. */
        lastDay: z.string(),
      }),
    )
    .optional(),
  /** What a contractor's new person has done before the site; missing once all of it is, and for developer staff (docs/product/profile.md#first-steps). Since 1.6.0. */
  firstSteps: z
    .object({
      hmsCard: z.boolean(),
      courses: z.boolean(),
      /** A project whose safety instruction is to be confirmed; null when one has been. */
      psi: z.object({ id, name: z.string() }).nullable(),
    })
    .optional(),
});

/** The own profile. 403 with a text when nobody is registered with the e-mail of the sign-in. */
export const getProfile = route({
  method: 'GET',
  path: '/user/contactperson',
  summary: 'Egen profil',
  tag: 'Bruker',
  answer: profile,
});

/** Answers whom the portal lets in, and nobody else; for those who watch over the portal. */
export const testUser = route({
  method: 'GET',
  path: '/user/test',
  summary: 'Er jeg logget inn og kjent?',
  tag: 'Bruker',
  answer: z.object({
    /** Contact person id. */
    id,
  }),
});

/** Chooses the company that the person acts for; the portal reloads after it. */
export const setActive = route({
  method: 'POST',
  path: '/user/setactive',
  summary: 'Bytt aktivt firma',
  tag: 'Bruker',
  body: z.object({
    /** One of `contactPersonRelations`' companies. */
    contactId: id,
  }),
  answer: profile,
});

/** The counts beside the items of the navigation, by the names that areas declare; each with the same scope as its list. */
export const badgeCounts = z
  .object({
    complaints: z.number().int(),
    enquiry: z.number().int(),
  })
  .catchall(z.number().int());

/** Open cases of the caller, for the badges. */
export const getBadgeCounts = route({
  method: 'GET',
  path: '/user/badges',
  summary: 'Antall åpne saker til menyen',
  tag: 'Bruker',
  answer: badgeCounts,
});

export type Profile = z.infer<typeof profile>;
export type BadgeCounts = z.infer<typeof badgeCounts>;
