import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { saveSignInAccount } from '../../../core/identity/signInAccount';
import type { DemoTime } from '../demoPart';
import { continueIdentity, insertRows } from '../insertRows';
import { type Ground, makeGround } from './makeGround';

/** Everybody's password in the demo data. */
const demoPassword = 'byggtun';

const insertGround = async (transaction: Transaction<Database>, { people, projects }: Ground) => {
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
  await continueIdentity(transaction, [
    'company',
    'person',
    'contact_person',
    'project_type',
    'project',
    'house',
  ]);
  await continueIdentity(transaction, ['customer', 'section']);
};

const saveAccounts = (transaction: Transaction<Database>, { persons }: Ground['people']) =>
  Promise.all(
    persons.map(({ email, first_name, last_name }) =>
      saveSignInAccount(transaction, {
        email,
        password: demoPassword,
        personName: `${first_name} ${last_name}`,
      }),
    ),
  );

/** Companies and their people, who can sign in, and projects with their apartments. */
export const seedGround = async (
  transaction: Transaction<Database>,
  { day }: Pick<DemoTime, 'day'>,
): Promise<void> => {
  const ground = makeGround(day);
  await insertGround(transaction, ground);
  await saveAccounts(transaction, ground.people);
};
