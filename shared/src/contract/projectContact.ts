import * as z from 'zod';

import { projectParams } from './project';
import { route } from './route';

/** Somebody who takes part in a project (docs/product/documents.md#contacts). */
export const projectContact = z.object({
  /** Contact person. */
  id: z.int32(),
  /** Category: what the company is in the project, such as 'Tømrer'; 'Byggherre' of the developer's own staff. */
  contactGroup: z.string(),
  /** Company. */
  contactName: z.string(),
  contactPersonPersonFullName: z.string(),
  /** What the person is in the project, such as 'Prosjektleder' or 'Hovedkontaktperson'; else their title, which may be empty. */
  projContactRole: z.string(),
  /** Digits; empty when none is registered, and for most on a kiosk (docs/product/documents.md#contacts). */
  contactPersonPersonMobile: z.string(),
  /** Empty on a kiosk. */
  contactPersonPersonEmail: z.string(),
});

/**
 * Everybody who takes part in a project: its own staff first, then the categories, companies and people by name, the main contacts of a
 * company first. 404 when the project is not the caller's to see.
 */
export const listProjectContacts = route({
  method: 'GET',
  path: '/project/:id/contacts',
  summary: 'Kontaktene i et prosjekt',
  tag: 'Prosjektkontakter',
  params: projectParams,
  answer: z.array(projectContact),
});

export type ProjectContact = z.infer<typeof projectContact>;
