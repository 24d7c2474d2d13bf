import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findPictures } from '../course/findPictures';
import { selectSites } from './selectSites';

const readCards = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.company_id', '=', companyId)
    .where('contact_person.active', '=', true)
    .select([
      'contact_person.id',
      'contact_person.person_id as personId',
      'contact_person.hms_card_number as hmsCardNumber',
      'contact_person.hms_card_issued_date as issued',
      'person.full_name as fullName',
      'person.email',
      'person.mobile',
    ])
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();

const readCourses = async (db: Kysely<Database>, companyId: number) => {
  const courses = await db
    .selectFrom('contact_person_course as own')
    .innerJoin('contact_person', 'contact_person.id', 'own.contact_person_id')
    .innerJoin('course', 'course.id', 'own.course_id')
    .where('contact_person.company_id', '=', companyId)
    .select([
      'own.id',
      'own.contact_person_id as contactPersonId',
      'own.expiry_date as lastDay',
      'course.name',
    ])
    .orderBy('course.name')
    .execute();
  const pictureOf = await findPictures(
    db,
    courses.map(({ id }) => id),
  );
  return courses.map(({ id, ...course }) => ({ ...course, picture: pictureOf(id) }));
};

const readConfirmed = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('psi_agreement')
    .where('person_id', 'in', (eb) =>
      eb.selectFrom('contact_person').where('company_id', '=', companyId).select('contact_person.person_id'),
    )
    .where('project_id', 'in', selectSites(db, companyId).clearSelect().clearOrderBy().select('project.id'))
    .select(['person_id as personId', 'project_id as projectId'])
    .execute();

const keyOf = (personId: number, projectId: number) => `${personId} ${projectId}`;

/** What of a company's people decides whether they may go on a site: cards, courses, confirmed safety instructions. */
export const readPeople = async (db: Kysely<Database>, companyId: number) => {
  const [cards, courses, projects, confirmed] = await Promise.all([
    readCards(db, companyId),
    readCourses(db, companyId),
    selectSites(db, companyId).execute(),
    readConfirmed(db, companyId),
  ]);
  const hasConfirmed = new Set(confirmed.map(({ personId, projectId }) => keyOf(personId, projectId)));
  const coursesOf = new Map(cards.map(({ id }): [number, typeof courses] => [id, []]));
  for (const course of courses) coursesOf.get(course.contactPersonId)?.push(course);
  return cards.map(({ personId, ...card }) => ({
    ...card,
    courses: coursesOf.get(card.id) ?? [],
    unconfirmed: projects.filter(({ id }) => !hasConfirmed.has(keyOf(personId, id))),
  }));
};

export type SitePerson = Awaited<ReturnType<typeof readPeople>>[number];
