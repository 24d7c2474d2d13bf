import * as z from 'zod';

import { contactPerson } from './company';
import { route } from './route';

/** Days for which the link of an invitation holds (docs/product/company.md#inviting). */
export const invitationDays = 7;

/**
 * Sends a contact person of the company a letter with the way in; who was invited before gets a new one, and the older link is dead.
 * 403 for who is no main contact, for oneself, and for who has come in already; 404 for who is not of the company.
 */
export const inviteContactPerson = route({
  method: 'POST',
  path: '/user/contactperson/create',
  summary: 'Inviter kontaktperson i eget firma',
  tag: 'Firma',
  body: z.object({
    /** The contact person. */
    id: z.int32(),
  }),
  answer: contactPerson,
});
