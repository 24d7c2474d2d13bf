import type { Transaction } from 'kysely';

import type { Connection } from '../database/connect';
import type { Database } from '../database/schema';
import { saveSignInAccount } from '../identity/signInAccount';
import { continueIdentity, insertRows } from './insertRows';
import { type Demo, makeDemo } from './makeDemo';

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
  await insertRows(transaction, 'complaint_journal', cases.journal);
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

const norwegianDay = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(instant);

/**
 * Fills a database with the demo data, once; of two instances that start together one does it.
 * @param clock gives the instant that the data's days are relative to
 * @returns whether it was done now
 */
export const seedDemo = (
  { db }: Pick<Connection, 'db'>,
  clock: () => Date = () => new Date(),
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const marked = await transaction
      .insertInto('seed_run')
      .values({ name: 'demo' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!marked) return false;
    const demo = makeDemo(norwegianDay(clock()));
    await insertDemo(transaction, demo);
    await saveAccounts(transaction, demo.people);
    return true;
  });
