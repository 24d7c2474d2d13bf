import { sql } from 'kysely';

import { compiler } from '../../core/database/compiler';
import { prepare } from '../../core/database/prepared';

/**
 * The person with the e-mail and the contact person whom they act as; its fields are null when all are deactivated.
 * When the one that was chosen has been deactivated, the oldest active one takes its place. Asked at every call, so
 * it is prepared.
 */
export const findActiveContact = prepare(
  'activeContact',
  compiler
    .selectFrom('person')
    .leftJoin('contact_person', (join) =>
      join
        .onRef('contact_person.person_id', '=', 'person.id')
        .on('contact_person.active', '=', sql.lit(true)),
    )
    .leftJoin('company', 'company.id', 'contact_person.company_id')
    .where('person.email', '=', '')
    .select([
      'person.id as personId',
      'person.full_name as fullName',
      'contact_person.id as id',
      'company.id as companyId',
      'company.is_byggtun as isByggtun',
      sql<boolean>`contact_person.is_main_contact or contact_person.is_admin`.as('isMainContact'),
    ])
    .orderBy(
      (eb) => eb('contact_person.id', '=', eb.ref('person.active_contact_person_id')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('contact_person.id')
    .limit(sql.lit(1)),
);
