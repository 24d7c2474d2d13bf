import { profileProblems, type saveProfile as route } from '@byggtun/shared/contract/profileSave';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import type { CurrentUser } from '../../../record/person/currentUser';

/** Where a field stands in the body. */
const addressOf = (field: string) => (field === 'birthDate' ? 'person.birthDate' : field);

const requireRight = (problems: Readonly<Record<string, string>>) => {
  const fields = Object.entries(problems).map(([field, text]) => [addressOf(field), [text]]);
  if (fields.length > 0) throw refuse.invalid(Object.fromEntries(fields) as Record<string, string[]>);
};

/**
 * Stores what a person has written of themselves: of the person for every company, the card for the active one,
 * where it was given.
 * @throws Refusal 400 in the fields when `profileProblems` finds some
 */
export const saveProfile = (
  db: Kysely<Database>,
  { id, personId }: CurrentUser,
  { person, ...given }: z.output<typeof route.body>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('contact_person')
      .where('id', '=', id)
      .select(['hms_card_number as hmsCardNumber', 'hms_card_issued_date as hmsCardIssuedDate'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const card = { ...stored, ...given };
    requireRight(profileProblems({ ...card, birthDate: person.birthDate }, stored, today()));
    await transaction
      .updateTable('person')
      .set({
        first_name: person.firstName,
        last_name: person.lastName,
        title: person.title,
        mobile: person.mobile,
        birth_date: person.birthDate,
      })
      .where('id', '=', personId)
      .execute();
    await transaction
      .updateTable('contact_person')
      .set({
        hms_card_number: card.hmsCardNumber || null,
        hms_card_issued_date: card.hmsCardIssuedDate,
      })
      .where('id', '=', id)
      .execute();
  });
