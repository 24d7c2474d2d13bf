import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';

/** A walk of developer staff that is done, so that the list of a portal that is tried out is not empty. */
export const seedWalks = async (transaction: Transaction<Database>): Promise<void> => {
  await transaction
    .insertInto('walk')
    .columns(['title', 'status', 'project_id', 'company_id', 'created_by_id'])
    .expression((eb) =>
      eb
        .selectFrom('project')
        .innerJoin('contact_person', 'contact_person.id', 'project.responsible_id')
        .orderBy('project.id')
        .limit(1)
        .select([
          eb.val('Runde etter uværet').as('title'),
          eb.lit(2).as('status'),
          'project.id as project_id',
          'contact_person.company_id',
          'contact_person.id as created_by_id',
        ]),
    )
    .execute();
};
