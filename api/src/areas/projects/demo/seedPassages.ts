import { addDays } from '@byggtun/shared/contract/day';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import type { DemoTime } from '../../../record/demo/demoPart';
import { insertRows } from '../../../record/demo/insertRows';
import { instantOf } from '../../../record/demo/instantOf';
import { createRandom } from '../../../record/demo/random';
import type { Passage } from '../infotech/passage';
import { daysOnSite } from '../siteList/daysOnSite';
import { findValuesOfDay } from '../siteList/valuesOfDay';
import { writeDays } from '../siteList/writeDays';
import { findProjectIds } from './findProjectIds';
import { makePassages } from './makePassages';

const harbour = 'Lillestrøm brygge';

/** Projects that are built now and have an access control. */
const sites = ['Ensjøtunet', 'Sandaker park', harbour];

/** Days of the site list, and those of which the raw passages are kept by the default of the settings. */
const [listed, raw] = [24, 13];

/** Not there now: who signs in on a site is led to its project. */
const signIn = [
  'kari',
  'henrik',
  'marte',
  'piotr',
  'lars',
  'silje',
  'terje.loken',
  'ylva.myhre',
  'tom.bjerke',
];

const findWorkers = async (transaction: Transaction<Database>) => {
  const rows = await transaction
    .selectFrom('project_member')
    .innerJoin('contact_person', 'contact_person.id', 'project_member.contact_person_id')
    .innerJoin('person', 'person.active_contact_person_id', 'contact_person.id')
    .innerJoin('project', 'project.id', 'project_member.project_id')
    .where('project.name', 'in', sites)
    .select((eb) => [
      'person.email',
      eb.fn.agg<number[]>('array_agg', ['project_member.project_id']).as('projectIds'),
    ])
    .groupBy('person.email')
    .orderBy('person.email')
    .execute();
  return rows.map(({ email, projectIds }) => ({
    email,
    projectIds: projectIds.toSorted((a, b) => a - b),
    isThereNow: !signIn.includes(email.replace(/@.*/, '')),
  }));
};

/** Somebody of a staffing agency whom nobody has registered: what the daily control of the list has to find. */
const unregistered = 'vikar@bemanningen.example';

/** A night on which screed was poured, and a stay that goes on. */
const unregisteredPassages = (projectIds: number[], now: Date): Passage[] => {
  const night = addDays(today(now), -9);
  return [
    { direction: 'in', projectIds, at: instantOf(night, 14 * 60 + 10).getTime() },
    { direction: 'out', projectIds, at: instantOf(night, 22 * 60 + 35).getTime() },
    { direction: 'in', projectIds, at: now.getTime() - 47 * 60_000 },
  ];
};

/** What the gates of three sites have seen in the last weeks and today, and the site lists that it makes; some are there now. */
export const seedPassages = async (
  transaction: Transaction<Database>,
  { day, now }: DemoTime,
): Promise<void> => {
  const random = createRandom(14);
  const workers = (await findWorkers(transaction)).map(({ email, ...worker }) => ({
    email,
    passages: makePassages(random, worker, { days: listed, now }),
  }));
  const idsOf = await findProjectIds(transaction);
  const passing = [
    ...workers,
    { email: unregistered, passages: unregisteredPassages(idsOf([harbour]), now) },
  ];
  const keptFrom = Date.parse(`${addDays(day, -raw)}T00:00:00+01:00`);
  await insertRows(
    transaction,
    'infotech_event',
    passing.flatMap(({ email, passages }) =>
      passages
        .filter(({ at }) => at >= keptFrom)
        .map(({ direction, projectIds, at }, index) => ({
          id: `demo ${email} ${index}`,
          email,
          direction,
          project_ids: [...projectIds],
          occurred_at: new Date(at),
        })),
    ),
  );
  const pairs = passing.flatMap(({ email, passages }) =>
    [...new Set(passages.flatMap(({ projectIds }) => projectIds))].map((projectId) => ({ email, projectId })),
  );
  const people = passing.map(({ email, passages }) => ({
    email,
    from: day,
    to: day,
    days: daysOnSite(passages),
  }));
  await writeDays(transaction, people, await findValuesOfDay(transaction, pairs), day);
};
