import { anonymisationProblem } from '@byggtun/shared/contract/anonymisation';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { endSignIns } from '../../../core/identity/endSignIns';
import { today } from '../../../core/time/today';
import type { Registers } from '../../../record/area/collect';
import type { OpenWorkSource } from '../../../record/case/openWork';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findIds } from '../ownData/findOwnData';
import { followAddress } from '../ownData/followAddress';
import { forgetName } from './forgetName';
import { forgetPerson } from './forgetPerson';
import { isAnonymised } from './isAnonymised';

/** Whoever adds, edits, invites, deactivates or brings back somebody holds these rows too. */
const hold = async (transaction: Transaction<Database>, personId: number) => {
  const contacts = await transaction
    .selectFrom('contact_person')
    .where('person_id', '=', personId)
    .select(['id', 'active'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const person = await transaction
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['email', 'full_name'])
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw refuse.notFound();
  return {
    ...person,
    isActive: contacts.some(({ active }) => active),
    contactIds: contacts.map(({ id }) => id),
  };
};

const wasOnSiteToday = async (transaction: Transaction<Database>, email: string) => {
  const found = await transaction
    .selectFrom('site_day')
    .where('email', '=', email)
    .where('day', '>=', today())
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const hasOpenWork = async (
  transaction: Transaction<Database>,
  sources: readonly OpenWorkSource[],
  contactIds: readonly number[],
) => {
  for (const source of sources)
    for (const id of contactIds) if ((await source.openWorkOf(transaction, id)).length > 0) return true;
  return false;
};

/**
 * Takes away for good who a person is, wherever it is stored, but for what the law wants kept (docs/product/company.md#anonymising); who may
 * is asked before. Done before, it changes nothing.
 * @returns whether it was done now
 * @throws Refusal 404 when there is none such, 403 while active, responsible for something open, or on a site today
 */
export const anonymisePerson = (
  db: Kysely<Database>,
  { openWork, ownTables }: Pick<Registers, 'openWork' | 'ownTables'>,
  { id: byId }: CurrentUser,
  personId: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email, full_name: fullName, isActive, contactIds } = await hold(transaction, personId);
    if (await isAnonymised(transaction, personId)) return false;
    const problem = anonymisationProblem({
      isActive,
      hasOpenWork: await hasOpenWork(transaction, openWork, contactIds),
      wasOnSiteToday: await wasOnSiteToday(transaction, email),
    });
    if (problem) throw refuse.forbidden(problem);
    const ids = await findIds(transaction, personId);
    await endSignIns(transaction, email);
    await forgetName(transaction, { fullName, contactIds });
    await forgetPerson(transaction, ownTables, ids);
    await followAddress(transaction, ownTables, personId, email);
    await transaction.insertInto('anonymisation').values({ person_id: personId, by_id: byId }).execute();
    return true;
  });
