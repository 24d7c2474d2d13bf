import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { isPresent } from '../siteList/isPresent';

/** Ids of the projects on whose sites a person is now: those of every check-in after the last check-out. */
export const enteredProjects = (db: Kysely<Database>, personId: number) =>
  db
    .selectFrom('site_day')
    .innerJoin('person', 'person.email', 'site_day.email')
    .where('person.id', '=', personId)
    .where(isPresent(sql<Date>`now()`))
    .select('site_day.project_id as id');
