import { companyTexts } from '@byggtun/shared/contract/companyRules';
import type { addContactPerson as route } from '@byggtun/shared/contract/companySave';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';

type Given = z.output<typeof route.body>;

/** Who has the e-mail already keeps the name and the number: they are the person's own. */
const personWith = async (transaction: Transaction<Database>, person: Given['person']): Promise<number> => {
  const { firstName, lastName, email, mobile, title } = person;
  const made = await transaction
    .insertInto('person')
    .values({ email, first_name: firstName, last_name: lastName, mobile, title })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const found = await transaction
    .selectFrom('person')
    .where('email', '=', email)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  // Anonymised meanwhile: the address is free.
  return found?.id ?? personWith(transaction, person);
};

/**
 * Makes somebody a contact person of the company; who may is asked before.
 * @returns contact person id
 * @throws Refusal 400 in the e-mail when they are one already
 */
export const addContactPerson = (db: Kysely<Database>, { activeContactId, person }: Given): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const personId = await personWith(transaction, person);
    const made = await transaction
      .insertInto('contact_person')
      .values({ person_id: personId, company_id: activeContactId })
      .onConflict((conflict) => conflict.columns(['person_id', 'company_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
    const { active } = await transaction
      .selectFrom('contact_person')
      .where('person_id', '=', personId)
      .where('company_id', '=', activeContactId)
      .select('active')
      .executeTakeFirstOrThrow();
    throw refuse.invalid({
      'person.email': [active ? companyTexts.emailHere : companyTexts.emailDeactivated],
    });
  });
