import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

const fullNameOf = (db: Kysely<Database>, contactPerson: 'responsible_id' | 'sc_id' | 'qa_id') =>
  db
    .selectFrom('contact_person as role_holder')
    .innerJoin('person as role_person', 'role_person.id', 'role_holder.person_id')
    .whereRef('role_holder.id', '=', sql.ref(`project.${contactPerson}`))
    .select('role_person.full_name');

/** A complaint with all that its page shows, still without words and rights. */
export const selectRegLine = (db: Kysely<Database>) =>
  db
    .selectFrom('complaint')
    .innerJoin('project', 'project.id', 'complaint.project_id')
    .leftJoin('house', 'house.id', 'complaint.house_id')
    .leftJoin('section', 'section.id', 'complaint.section_id')
    .leftJoin('customer', 'customer.id', 'complaint.customer_id')
    .innerJoin('contact_person', 'contact_person.id', 'complaint.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'complaint.company_id')
    .leftJoin('contact_person as creator', 'creator.id', 'complaint.created_by_id')
    .leftJoin('person as creator_person', 'creator_person.id', 'creator.person_id')
    .select([
      'complaint.id',
      'complaint.name',
      'complaint.description',
      'complaint.status',
      'complaint.deadline',
      'complaint.is_enquiry',
      'complaint.is_condominium',
      'complaint.responsible_id',
      'complaint.company_id',
      'complaint.created_at',
      'complaint.updated_at',
      'complaint.version',
      'complaint.project_id',
      'company.name as company_name',
      'person.full_name as responsible_name',
      'person.email',
      'person.photo_version',
      'contact_person.active',
      'company.is_byggtun',
      'project.name as project_name',
      'project.address as project_address',
      'house.house_num',
      'house.address as house_address',
      'section.section_num',
      'section.apartment_key',
      'customer.full_name as customer_name',
      'customer.mobile as customer_mobile',
      'customer.email as customer_email',
      'customer.address as customer_address',
      'creator_person.full_name as creator_name',
    ])
    .select([
      fullNameOf(db, 'responsible_id').as('leader_name'),
      fullNameOf(db, 'sc_id').as('coordinator_name'),
      fullNameOf(db, 'qa_id').as('quality_name'),
    ]);
