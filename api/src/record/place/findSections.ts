import type { Actor } from '@byggtun/shared/contract/actor';
import type { Section } from '@byggtun/shared/contract/projectPlace';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';

/** The sections of a project that the caller may see (asked before), by building; contractors learn of customers by their cases alone. */
export const findSections = (db: Kysely<Database>, actor: Actor, projectId: number): Promise<Section[]> =>
  db
    .selectFrom('section')
    .innerJoin('house', 'house.id', 'section.house_id')
    .leftJoin('customer', 'customer.id', 'section.customer_id')
    .where('house.project_id', '=', projectId)
    .select([
      'section.id',
      'section.house_id as houseId',
      'section.section_num as sectionNum',
      'section.apartment_key as apartmentKey',
      actor.isByggtun ? 'customer.full_name as customer' : sql<string | null>`null::text`.as('customer'),
    ])
    .orderBy((eb) => eb.fn<number>('length', ['house.house_num']))
    .orderBy('house.house_num')
    .orderBy('section.section_num')
    .orderBy('section.id')
    .execute();
