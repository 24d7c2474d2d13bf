import { type Expression, sql } from 'kysely';

import type { TextBeside } from './listColumn';

/** The name of a case's project. @param key the list's own column with the project's id */
export const projectNames = (key: Expression<unknown>): TextBeside => ({
  key,
  ids: sql`select project.id from project`,
  folded: sql`project.name_search`,
});

/** The name of a case's contact person. @param key the list's own column with the contact person's id */
export const contactPersonNames = (key: Expression<unknown>): TextBeside => ({
  key,
  ids: sql`select contact_person.id from contact_person join person on person.id = contact_person.person_id`,
  folded: sql`person.name_search`,
});

/** The name of a case's company. @param key the list's own column with the company's id */
export const companyNames = (key: Expression<unknown>): TextBeside => ({
  key,
  ids: sql`select company.id from company`,
  folded: sql`company.name_search`,
});
