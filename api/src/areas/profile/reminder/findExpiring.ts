import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** A card or a course of somebody's that runs out. */
export interface Expiring {
  /** Name of the course; null for the card. */
  course: string | null;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  companyId: number;
  email: string;
  firstName: string;
  fullName: string;
}

const ofWhom = [
  'company.id as companyId',
  'person.email',
  'person.first_name as firstName',
  'person.full_name as fullName',
] as const;

const activePeople = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.active', '=', true);

/** The contract's rule of the same name: PostgreSQL makes 28 February of a 29th too. */
const lastCardDay = sql<string>`(contact_person.hms_card_issued_date + interval '2 years')::date`;

const findCards = async (db: Kysely<Database>, lastDays: readonly string[]): Promise<Expiring[]> => {
  const rows = await activePeople(db)
    .where('contact_person.hms_card_number', 'is not', null)
    .where(sql<boolean>`${lastCardDay} = any(${[...lastDays]}::date[])`)
    .select([...ofWhom, lastCardDay.as('lastDay')])
    .execute();
  return rows.map((row) => ({ ...row, course: null }));
};

const findCourses = async (db: Kysely<Database>, lastDays: readonly string[]): Promise<Expiring[]> => {
  const rows = await activePeople(db)
    .innerJoin('contact_person_course as own', 'own.contact_person_id', 'contact_person.id')
    .innerJoin('course', 'course.id', 'own.course_id')
    .where(sql<boolean>`own.expiry_date = any(${[...lastDays]}::date[])`)
    .select([...ofWhom, 'course.name as course', 'own.expiry_date as lastDay'])
    .execute();
  return rows.flatMap(({ lastDay, ...rest }) => (lastDay === null ? [] : [{ ...rest, lastDay }]));
};

/** What of active contact persons has one of these last days (`YYYY-MM-DD`). */
export const findExpiring = async (
  db: Kysely<Database>,
  lastDays: readonly string[],
): Promise<Expiring[]> => [...(await findCards(db, lastDays)), ...(await findCourses(db, lastDays))];
