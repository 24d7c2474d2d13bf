import * as z from 'zod';

import { searchLimit } from './list';
import { responsibleOption } from './responsible';
import { route } from './route';
import { text } from './text';

/** A search for people starts with this many characters (docs/product/complaints.md#who-may-do-what). */
export const contactSearchMinimum = 3;

/** A search answers with so many people at most. */
export const contactSearchLimit = 50;

const tooShort = 'Skriv minst 3 tegn for å søke.';

const id = z.coerce.number().pipe(z.int32());

/**
 * Active contact persons whose name, e-mail or company holds the text; at most `contactSearchLimit`. Developer staff
 * search all; contractors their company, and within a project that they may see also its own staff. Without a text, all of a company, of a
 * project, or all but the present responsible.
 */
export const searchContactPersons = route({
  method: 'GET',
  path: '/contact/contactperson/search',
  summary: 'Søk etter kontaktpersoner',
  tag: 'Kontaktpersoner',
  query: z
    .object({
      /** May be left out beside any of the others. */
      text: text(searchLimit).min(contactSearchMinimum, tooShort).optional(),
      /** Only those who take part in this project: its own staff and the people of its companies. */
      projectId: id.optional(),
      /** Left out: the present responsible. */
      contactPersonId: id.optional(),
      /** Only people of this company. */
      contactId: id.optional(),
    })
    .refine((asked) => Object.keys(asked).length > 0, {
      path: ['text'],
      error: tooShort,
    }),
  answer: z.array(responsibleOption),
});
