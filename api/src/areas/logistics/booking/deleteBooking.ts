import { bookingTexts, isCurrentBooking } from '@byggtun/shared/contract/bookingRules';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { tellBooking } from './bookingLetter';
import { stayNow } from './stayNow';

/**
 * Gives up a booking of the caller's; the letter about it takes it out of the calendar.
 * @throws Refusal 403 for contractors, 404 when it is not theirs, 400 once it is over
 */
export const deleteBooking = (
  { database, settings }: Pick<FastifyInstance, 'database' | 'settings'>,
  caller: CurrentUser,
  id: number,
): Promise<void> =>
  database.db.transaction().execute(async (transaction) => {
    requireStaff(caller, bookingTexts.onlyStaff);
    const found = await transaction
      .selectFrom('barrack_booking')
      .where('id', '=', id)
      .where('contact_person_id', '=', caller.id)
      .select('to_date as toDate')
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw refuse.notFound();
    if (!isCurrentBooking(found, stayNow())) throw refuse.rule(bookingTexts.over);
    await tellBooking(transaction, 'cancel', { ...settings, id });
    await transaction.deleteFrom('barrack_booking').where('id', '=', id).execute();
  });
