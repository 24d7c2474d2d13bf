import type { Actor } from '@byggtun/shared/contract/actor';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { learnsOfCustomer } from './learnsOfCustomer';

/** An action with all that its page shows to the caller, still without words and rights. */
export const selectAction = (db: Kysely<Database>, actor: Actor) =>
  db
    .selectFrom('action')
    .innerJoin('project', 'project.id', 'action.project_id')
    .leftJoin('house', 'house.id', 'action.house_id')
    .leftJoin('section', 'section.id', 'action.section_id')
    .leftJoin('customer', (join) =>
      join.onRef('customer.id', '=', 'section.customer_id').on(learnsOfCustomer(actor)),
    )
    .innerJoin('contact_person', 'contact_person.id', 'action.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'action.company_id')
    .innerJoin('contact_person as creator', 'creator.id', 'action.created_by_id')
    .innerJoin('person as creator_person', 'creator_person.id', 'creator.person_id')
    .select([
      'action.id',
      'action.title',
      'action.description',
      'action.status',
      'action.severity',
      'action.action_type',
      'action.deadline',
      'action.completed_at',
      'action.aberration_id',
      'action.responsible_id',
      'action.company_id',
      'action.created_by_id',
      'action.created_at',
      'action.updated_at',
      'action.version',
      'action.project_id',
      'company.name as company_name',
      'person.full_name as responsible_name',
      'person.email',
      'person.photo_version',
      'contact_person.active',
      'company.is_byggtun',
      'project.name as project_name',
      'house.house_num',
      'section.section_num',
      'section.apartment_key',
      sql<boolean>`not ${learnsOfCustomer(actor)}`.as('hides_customer'),
      'customer.full_name as customer_name',
      'customer.mobile as customer_mobile',
      'customer.email as customer_email',
      'creator_person.full_name as creator_name',
      sql<string>`coalesce(nullif(house.address, ''), project.address)`.as('address'),
    ]);
