import { type Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { firstNames, lastNames } from '../../record/demo/ground/demoNames';
import { demoMobile } from '../../record/demo/ground/makePeople';
import { organisationNumberFrom } from '../../record/demo/ground/organisationNumber';
import { insertRows } from '../../record/demo/insertRows';
import type { Random } from '../../record/demo/random';

const trades = ['Bygg', 'Elektro', 'Rør', 'Maling', 'Ventilasjon', 'Mur', 'Glass'] as const;
const peopleEach = 10;
const firstNumber = 32_000_000;
const numberStep = 7;

/** Eight digits, after those of a scaling before. */
const nextNumber = async (transaction: Transaction<Database>): Promise<number> => {
  const { last } = await transaction
    .selectFrom('company')
    .where('reg_num', '>=', `${firstNumber}0`)
    .where('reg_num', '<', '4')
    .select((eb) => eb.fn.max('reg_num').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? firstNumber : Number(last.slice(0, 8)) + numberStep;
};

const insertCompanies = async (transaction: Transaction<Database>, random: Random, count: number) => {
  const from = await nextNumber(transaction);
  const rows = Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length] ?? 'Bygg';
    return {
      name: `${random.pick(lastNames)} ${trade} ${index + 1} AS`,
      reg_num: organisationNumberFrom(from + index * numberStep),
      phone: demoMobile(random),
    };
  });
  return transaction.insertInto('company').values(rows).returning('id').execute();
};

/** Adds contractors with ten people each; answers how many people. They can't sign in. */
export const insertLargeCompanies = async (
  transaction: Transaction<Database>,
  random: Random,
  count: number,
): Promise<number> => {
  const companies = await insertCompanies(transaction, random, count);
  for (const { id } of companies) {
    const people = Array.from({ length: peopleEach }, (_, index) => ({
      email: `person${index + 1}@firma${id}.example`,
      first_name: random.pick(firstNames),
      last_name: random.pick(lastNames),
      mobile: demoMobile(random),
    }));
    const persons = await transaction.insertInto('person').values(people).returning('id').execute();
    await insertRows(
      transaction,
      'contact_person',
      persons.map((person, index) => ({
        person_id: person.id,
        company_id: id,
        is_main_contact: index === 0,
      })),
    );
  }
  return companies.length * peopleEach;
};
