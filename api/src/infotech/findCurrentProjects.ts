import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import type { CurrentUser } from '../person/currentUser';
import { visibleProjects } from '../project/visibleProjects';

/** A check-in without a check-out counts for so long: nobody stays longer on a site, and some forget to check out. */
const longestShift = sql<Date>`now() - interval '16 hours'`;

/**
 * The projects on whose sites a person is now: those of every check-in after the last check-out, as far as the person
 * may see them.
 */
export const findCurrentProjects = (db: Kysely<Database>, user: CurrentUser): Promise<ProjectName[]> => {
  const ofPerson = db
    .selectFrom('infotech_event')
    .innerJoin('person', 'person.email', 'infotech_event.email')
    .where('person.id', '=', user.personId);
  const lastOut = ofPerson
    .where('direction', '=', 'out')
    .select((eb) => eb.fn.coalesce(eb.fn.max('occurred_at'), sql<Date>`'-infinity'`).as('at'));
  const entered = ofPerson
    .where('direction', '=', 'in')
    .where('occurred_at', '>', lastOut)
    .where('occurred_at', '>', longestShift)
    .select(sql<number>`unnest(project_ids)`.as('id'));
  return visibleProjects(db, user)
    .where('project.id', 'in', entered)
    .select(['project.id', 'project.name'])
    .execute();
};
