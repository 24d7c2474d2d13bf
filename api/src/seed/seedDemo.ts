import type { Transaction } from 'kysely';

import type { Connection } from '../core/database/connect';
import type { Database } from '../core/database/schema';
import { saveSignInAccount } from '../core/identity/signInAccount';
import { today } from '../core/time/today';
import { continueIdentity, insertRows } from './insertRows';
import { seedOrders } from './logistics/seedOrders';
import { type Demo, makeDemo } from './makeDemo';
import { seedMinutes } from './minutes/seedMinutes';
import { seedBarracks } from './project/seedBarracks';
import { seedBookings } from './project/seedBookings';
import { seedChoices } from './project/seedChoices';
import { seedPassages } from './project/seedPassages';
import { seedSiteLife } from './project/seedSiteLife';
import { seedChecklists } from './quality/checklist/seedChecklists';
import { seedItemCases } from './quality/itemCase/seedItemCases';
import { seedSelfChecks } from './quality/seedSelfChecks';
import { seedActions } from './seedActions';
import { seedCourses } from './seedCourses';
import { seedOnce } from './seedOnce';
import { seedPhotos } from './seedPhotos';

/** Everybody's password in the demo data. */
export const demoPassword = 'byggtun';

const insertDemo = async (transaction: Transaction<Database>, { people, projects, cases }: Demo) => {
  await insertRows(transaction, 'company', people.companies);
  await insertRows(transaction, 'person', people.persons);
  await insertRows(transaction, 'person_role', people.roles);
  await insertRows(transaction, 'contact_person', people.contactPersons);
  await insertRows(transaction, 'project_type', projects.types);
  await insertRows(transaction, 'project', projects.projects);
  await insertRows(transaction, 'project_company', projects.participants);
  await insertRows(transaction, 'house', projects.houses);
  await insertRows(transaction, 'customer', projects.customers);
  await insertRows(transaction, 'section', projects.sections);
  await insertRows(transaction, 'complaint', cases.complaints);
  await insertRows(transaction, 'journal', cases.journal);
  await insertRows(transaction, 'comment', cases.comments);
  await continueIdentity(transaction, [
    'company',
    'person',
    'contact_person',
    'project_type',
    'project',
    'house',
  ]);
  await continueIdentity(transaction, ['customer', 'section', 'complaint']);
};

const saveAccounts = (transaction: Transaction<Database>, { persons }: Demo['people']) =>
  Promise.all(
    persons.map(({ email, first_name, last_name }) =>
      saveSignInAccount(transaction, {
        email,
        password: demoPassword,
        personName: `${first_name} ${last_name}`,
      }),
    ),
  );

/**
 * Fills a database with the demo data, once; what later versions add is added to a database that was filled before.
 * @param clock gives the instant that the data's days are relative to
 * @returns whether it was filled now
 */
export const seedDemo = async (
  connection: Pick<Connection, 'db'>,
  clock: () => Date = () => new Date(),
): Promise<boolean> => {
  const day = today(clock());
  const filled = await seedOnce(connection, 'demo', async (transaction) => {
    const demo = makeDemo(day);
    await insertDemo(transaction, demo);
    await saveAccounts(transaction, demo.people);
  });
  await seedOnce(connection, 'demo courses', (transaction) => seedCourses(transaction, day));
  await seedOnce(connection, 'demo photos', seedPhotos);
  await seedOnce(connection, 'demo actions', (transaction) => seedActions(transaction, day));
  await seedOnce(connection, 'demo site life', (transaction) => seedSiteLife(transaction, day));
  await seedOnce(connection, 'demo choices', seedChoices);
  await seedOnce(connection, 'demo barracks', (transaction) => seedBarracks(transaction, day));
  await seedOnce(connection, 'demo bookings', (transaction) => seedBookings(transaction, day));
  await seedOnce(connection, 'demo passages', (transaction) => seedPassages(transaction, clock()));
  await seedOnce(connection, 'demo self-checks', (transaction) => seedSelfChecks(transaction, day));
  await seedOnce(connection, 'demo checklists', (transaction) => seedChecklists(transaction, day));
  await seedOnce(connection, 'demo item cases', (transaction) => seedItemCases(transaction, day));
  await seedOnce(connection, 'demo minutes', (transaction) => seedMinutes(transaction, day));
  await seedOnce(connection, 'demo orders', (transaction) => seedOrders(transaction, day));
  return filled;
};
