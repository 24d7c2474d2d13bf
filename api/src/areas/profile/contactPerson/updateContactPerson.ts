import { isDeepStrictEqual } from 'node:util';

import { companyTexts } from '@byggtun/shared/contract/companyRules';
import type { updateContactPerson as route } from '@byggtun/shared/contract/companySave';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod';

import { isTaken } from '../../../core/database/isTaken';
import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireVersion } from '../../../record/case/requireVersion';
import type { OwnTable } from '../../../record/ownData/ownTable';
import type { CurrentUser } from '../../../record/person/currentUser';
import { followAddress } from '../ownData/followAddress';
import { findPeople } from './findPeople';
import { lockColleague } from './lockColleague';

type Given = z.output<typeof route.body>;

const refuseEmail = (text: string) => refuse.invalid({ 'person.email': [text] });

const requireFree = async (transaction: Transaction<Database>, email: string) => {
  const taken = await transaction
    .selectFrom('person')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  if (taken) throw refuseEmail(companyTexts.emailTaken);
};

/** @throws Refusal when somebody got the e-mail whose change could not be seen yet by `requireFree` */
const storePerson = async (
  transaction: Transaction<Database>,
  personId: number,
  { firstName, lastName, email, mobile, title }: Given['person'],
) => {
  try {
    await transaction
      .updateTable('person')
      .set({ first_name: firstName, last_name: lastName, email, mobile, title })
      .where('id', '=', personId)
      .execute();
  } catch (error) {
    if (isTaken(error)) throw refuseEmail(companyTexts.emailTaken);
    throw error;
  }
};

/**
 * Changes a contact person of the caller's company; who may is asked before. What stands so already is no change, so that a save whose answer
 * was lost can be sent again.
 * @throws Refusal 404 when the company has none such, 403 when deactivated or acting for another company too, 400 `stale`, or in the e-mail
 * when it can't be changed
 */
export const updateContactPerson = (
  db: Kysely<Database>,
  ownTables: readonly OwnTable[],
  user: CurrentUser,
  { id, version, person }: Given,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockColleague(transaction, user.companyId, id);
    if (!before.active) throw refuse.forbidden();
    const { contactPersons } = await findPeople(transaction, user, user.companyId);
    const stored = contactPersons.find((one) => one.id === id);
    if (!stored?.may.edit) throw refuse.forbidden(companyTexts.personsOwn);
    if (isDeepStrictEqual({ ...stored.person, ...person }, stored.person)) return;
    requireVersion(before, { version }, companyTexts.personStale);
    const { email } = person;
    if (stored.person.email !== email) {
      if (!stored.may.editEmail) throw refuseEmail(companyTexts.emailFixed);
      await requireFree(transaction, email);
    }
    await storePerson(transaction, before.person_id, person);
    if (stored.person.email !== email)
      await followAddress(transaction, ownTables, before.person_id, stored.person.email);
    await transaction
      .updateTable('contact_person')
      .set({ version: before.version + 1 })
      .where('id', '=', id)
      .execute();
  });
