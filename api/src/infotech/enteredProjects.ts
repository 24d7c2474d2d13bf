import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';

/** A check-in without a check-out counts for so long: nobody stays longer on a site, and some forget to check out. */
const longestShift = sql<Date>`now() - interval '16 hours'`;

/** Ids of the projects on whose sites a person is now: those of every check-in after the last check-out. */
export const enteredProjects = (db: Kysely<Database>, personId: number) => {
  const ofPerson = db
    .selectFrom('infotech_event')
    .innerJoin('person', 'person.email', 'infotech_event.email')
    .where('person.id', '=', personId);
  const lastOut = ofPerson
    .where('direction', '=', 'out')
    .select((eb) => eb.fn.coalesce(eb.fn.max('occurred_at'), sql<Date>`'-infinity'`).as('at'));
  return ofPerson
    .where('direction', '=', 'in')
    .where('occurred_at', '>', lastOut)
    .where('occurred_at', '>', longestShift)
    .select(sql<number>`unnest(project_ids)`.as('id'));
};
