import type { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../database/schema';
import { publish } from '../hub/publish';

type InfotechEvent = z.output<typeof postInfotechEvent.body>;

const groupsOf = async (transaction: Transaction<Database>, email: string) => {
  const people = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('person.email', '=', email)
    .where('contact_person.active', '=', true)
    .select('contact_person.id')
    .execute();
  return people.map(({ id }) => `person:${id}`);
};

/** Stores the event once and tells the person's browsers; false when its id had been received before. */
export const saveInfotechEvent = (db: Kysely<Database>, event: InfotechEvent): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const email = event.email.toLowerCase();
    const { direction, projectIds } = event;
    const stored = await transaction
      .insertInto('infotech_event')
      .values({
        id: event.eventId,
        email,
        direction,
        project_ids: projectIds,
        occurred_at: new Date(event.occurredAt),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return false;
    const projects = await transaction
      .selectFrom('project')
      .where('id', 'in', projectIds)
      .select(['id', 'name'])
      .orderBy('name')
      .execute();
    await publish(transaction, await groupsOf(transaction, email), 'OnInfotechEvent', {
      direction,
      projects,
    });
    return true;
  });
