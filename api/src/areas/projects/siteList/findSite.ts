import type { Site } from '@byggtun/shared/contract/siteList';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { clientOf, siteAddress } from './clientOf';
import { requireSite } from './requireSite';

/** Where a site is and whose. @throws Refusal as `requireSite` */
export const findSite = async (db: Kysely<Database>, user: CurrentUser, id: number): Promise<Site> => {
  await requireSite(db, user, id);
  const { name, address, ended_on, client } = await db
    .selectFrom('project')
    .leftJoinLateral(clientOf(sql.ref('project.id')).as('client'), (join) => join.onTrue())
    .where('project.id', '=', id)
    .select([
      'project.name',
      siteAddress.as('address'),
      'project.ended_on',
      sql<Site['client']>`jsonb_build_object(
        'name', coalesce(client.name, ''), 'regNum', client.reg_num, 'address', coalesce(client.address, '')
      )`.as('client'),
    ])
    .executeTakeFirstOrThrow();
  return { name, address, endedOn: ended_on, client };
};
