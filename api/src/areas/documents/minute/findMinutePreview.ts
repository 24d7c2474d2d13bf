import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { findDeviations } from '../../cases/door';

const findMinute = async (db: Kysely<Database>, user: CurrentUser, id: number) => {
  const found = await visibleProjects(db, user)
    .innerJoin('minute', 'minute.project_id', 'project.id')
    .innerJoin('contact_person', 'contact_person.id', 'minute.author_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('minute.id', '=', id)
    .select(['minute.id', 'minute.number', 'minute.name', 'minute.type', 'minute.place'])
    .select(['minute.starts_at as startsAt', 'minute.ends_at as endsAt'])
    .select(['person.full_name as author', 'project.name as projectName'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};

const findRegistrations = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('minute_registration')
    .leftJoin('contact_person', 'contact_person.id', 'minute_registration.responsible_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .where('minute_id', '=', id)
    .select(['position', 'heading', 'text', 'deadline', 'person.full_name as responsible'])
    .orderBy('position')
    .execute();

const findPeople = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('minute_person')
    .innerJoin('contact_person', 'contact_person.id', 'minute_person.contact_person_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('minute_id', '=', id)
    .select(['attended', 'receives', 'person.full_name as fullName', 'company.name as companyName'])
    .orderBy('company.is_byggtun', 'desc')
    .orderBy('company.name')
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();

const findAberrations = async (db: Kysely<Database>, user: CurrentUser, id: number) => {
  const named = await db
    .selectFrom('minute_aberration')
    .where('minute_id', '=', id)
    .select('aberration_id')
    .orderBy('aberration_id')
    .execute();
  const ids = named.map(({ aberration_id }) => aberration_id);
  const facts = await findDeviations(db, user, ids);
  return ids.flatMap((one) => facts.get(one) ?? []);
};

/**
 * The minutes of a meeting with all that belongs to it; of the deviations those that the person may see, as they stand now.
 * @throws Refusal 404 when it is not theirs to see
 */
export const findMinutePreview = async (db: Kysely<Database>, user: CurrentUser, id: number) => {
  const minute = await findMinute(db, user, id);
  const people = await findPeople(db, id);
  return {
    minute,
    minuteRegistrations: await findRegistrations(db, id),
    participants: people.filter(({ attended }) => attended !== null),
    projAberrations: await findAberrations(db, user, id),
    recipients: people.filter(({ receives }) => receives),
  };
};

/** What the minutes on paper are made of. */
export type MinutePreview = Awaited<ReturnType<typeof findMinutePreview>>;
