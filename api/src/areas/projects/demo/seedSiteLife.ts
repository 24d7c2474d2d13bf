import { addDays } from '@byggtun/shared/contract/day';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { DemoTime } from '../../../record/demo/demoPart';
import { insertRows } from '../../../record/demo/insertRows';
import { instantOf } from '../../../record/demo/instantOf';
import { createRandom } from '../../../record/demo/random';
import { findProjectIds } from './findProjectIds';
import { endedDaysAgo, siteLife } from './siteLife';

const findPeople = async (transaction: Transaction<Database>) => {
  const idsOf = await findProjectIds(transaction);
  const rows = await transaction
    .selectFrom('person')
    .where(
      'email',
      'in',
      siteLife.map(({ email }) => email),
    )
    .select(['email', 'id', 'active_contact_person_id as contactId'])
    .execute();
  return siteLife.flatMap((life) => {
    const found = rows.find(({ email }) => email === life.email);
    if (!found?.contactId) return [];
    const { works = [], favourites = [], recent, confirmed } = life;
    return [
      {
        personId: found.id,
        contactId: found.contactId,
        works: idsOf(works),
        favourites: idsOf(favourites),
        recent: idsOf(recent),
        confirmed: idsOf(confirmed),
      },
    ];
  });
};

type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** Who works on what: those who sign in as it is written, of the others about two in three on each project of their company. */
const insertMembers = async (transaction: Transaction<Database>, people: Person[]) => {
  const known = new Set(people.map(({ contactId }) => contactId));
  const others = await transaction
    .selectFrom('project_company')
    .innerJoin('company', 'company.id', 'project_company.company_id')
    .innerJoin('contact_person', 'contact_person.company_id', 'company.id')
    .where('company.is_byggtun', '=', false)
    .where('contact_person.active', '=', true)
    .select(['project_company.project_id', 'contact_person.id as contact_person_id'])
    .orderBy('contact_person.id')
    .orderBy('project_company.project_id')
    .execute();
  const random = createRandom(7);
  await insertRows(transaction, 'project_member', [
    ...people.flatMap(({ contactId, works }) =>
      works.map((project_id) => ({ project_id, contact_person_id: contactId })),
    ),
    ...others.filter(({ contact_person_id }) => !known.has(contact_person_id) && random.chance(0.65)),
  ]);
};

const insertEnds = async (transaction: Transaction<Database>, today: string) => {
  for (const [name, days] of Object.entries(endedDaysAgo))
    await transaction
      .updateTable('project')
      .set({ ended_on: addDays(today, -days) })
      .where('name', '=', name)
      .execute();
};

/** Who works on which projects, what those who sign in have opened, marked and confirmed, and when work on the sites ended. */
export const seedSiteLife = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const people = await findPeople(transaction);
  await insertMembers(transaction, people);
  await insertRows(
    transaction,
    'project_favourite',
    people.flatMap(({ contactId, favourites }) =>
      favourites.map((project_id) => ({ project_id, contact_person_id: contactId })),
    ),
  );
  await insertRows(
    transaction,
    'recent_project',
    people.flatMap(({ contactId, recent }) =>
      recent.map((project_id, index) => ({
        project_id,
        contact_person_id: contactId,
        opened_at: instantOf(addDays(day, -1 - index), 60),
      })),
    ),
  );
  const confirmed = people.flatMap(({ personId, confirmed: ids }) =>
    ids.map((project_id, index) => ({
      project_id,
      person_id: personId,
      confirmed_on: addDays(day, -14 - 9 * index),
    })),
  );
  await insertRows(
    transaction,
    'psi_opening',
    confirmed.map(({ confirmed_on, ...row }) => ({ ...row, opened_at: instantOf(confirmed_on, 0) })),
  );
  await insertRows(transaction, 'psi_agreement', confirmed);
  await insertEnds(transaction, day);
};
