import { profileProblems, type saveProfile as route } from '@byggtun/shared/contract/profileSave';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import type { CurrentUser } from '../../../record/person/currentUser';

/** What main contacts edit of a person too. */
const sharedFields = ['firstName', 'lastName', 'title', 'mobile'] as const;

/** Where a field stands in the body. */
const addressOf = (field: string) => (field === 'birthDate' ? 'person.birthDate' : field);

const requireRight = (problems: Readonly<Record<string, string>>) => {
  const fields = Object.entries(problems).map(([field, text]) => [addressOf(field), [text]]);
  if (fields.length > 0) throw refuse.invalid(Object.fromEntries(fields) as Record<string, string[]>);
};

/** Held as whoever anonymises holds them: the contact persons, then the person. */
const hold = async (transaction: Transaction<Database>, { id, personId }: CurrentUser) => {
  const contacts = await transaction
    .selectFrom('contact_person')
    .where('person_id', '=', personId)
    .select(['id', 'hms_card_number as hmsCardNumber', 'hms_card_issued_date as hmsCardIssuedDate'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const person = await transaction
    .selectFrom('person')
    .where('id', '=', personId)
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'title',
      'mobile',
      'birth_date as birthDate',
    ])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const active = contacts.find((one) => one.id === id);
  if (!active) throw refuse.forbidden();
  const { hmsCardNumber, hmsCardIssuedDate } = active;
  return { person, card: { hmsCardNumber, hmsCardIssuedDate } };
};

/**
 * Stores what a person has written of themselves: of the person for every company, the card for the active one; each where it was given.
 * @throws Refusal 400 in the fields when `profileProblems` finds some
 */
export const saveProfile = (
  db: Kysely<Database>,
  user: CurrentUser,
  { person: givenPerson, ...givenCard }: z.output<typeof route.body>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await hold(transaction, user);
    const person = { ...before.person, ...givenPerson };
    const card = { ...before.card, ...givenCard };
    requireRight(profileProblems({ ...card, birthDate: person.birthDate }, before.card, today()));
    await transaction
      .updateTable('person')
      .set({
        first_name: person.firstName,
        last_name: person.lastName,
        title: person.title,
        mobile: person.mobile,
        birth_date: person.birthDate,
      })
      .where('id', '=', user.personId)
      .execute();
    // Main contacts who have opened the person are to know of it.
    if (sharedFields.some((field) => person[field] !== before.person[field]))
      await transaction
        .updateTable('contact_person')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('person_id', '=', user.personId)
        .execute();
    await transaction
      .updateTable('contact_person')
      .set({
        hms_card_number: card.hmsCardNumber || null,
        hms_card_issued_date: card.hmsCardIssuedDate,
      })
      .where('id', '=', user.id)
      .execute();
  });
