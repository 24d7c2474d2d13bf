import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';

/** The apartments of a house, by number; their customers to developer staff alone. */
const apartmentsOf = (db: Kysely<Database>, user: CurrentUser, houseId: number) =>
  db
    .selectFrom('section')
    .leftJoin('customer', 'customer.id', 'section.customer_id')
    .where('section.house_id', '=', houseId)
    .select([
      'section_num as sectionNum',
      'apartment_key as apartmentKey',
      user.isByggtun ? 'customer.full_name as customer' : sql<string | null>`null::text`.as('customer'),
    ]);

/** Options and changes of a house, phase by phase, apartment by apartment, options before changes. */
export const findOptions = (db: Kysely<Database>, user: CurrentUser, houseId: number) =>
  apartmentsOf(db, user, houseId)
    .innerJoin('section_option', 'section_option.section_id', 'section.id')
    .select(['phase', 'code', 'section_option.name', 'is_change as isChange', 'quantity', 'price'])
    .orderBy('phase')
    .orderBy('section_num')
    .orderBy('section.id')
    .orderBy('is_change')
    .orderBy('code')
    .orderBy('section_option.id')
    .execute();

/** Colours of a house, apartment by apartment, room by room as they were chosen. */
export const findColours = (db: Kysely<Database>, user: CurrentUser, houseId: number) =>
  apartmentsOf(db, user, houseId)
    .innerJoin('section_colour', 'section_colour.section_id', 'section.id')
    .select(['section.id as sectionId', 'room', 'surface', 'colour_code as code', 'colour_name as name'])
    .orderBy('section_num')
    .orderBy('section.id')
    .orderBy('section_colour.id')
    .execute();

export type ChosenOption = Awaited<ReturnType<typeof findOptions>>[number];
export type ChosenColour = Awaited<ReturnType<typeof findColours>>[number];
