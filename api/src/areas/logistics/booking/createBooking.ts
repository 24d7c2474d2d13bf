import {
  type BookingPeriod,
  bookingTexts,
  haveRoomText,
  periodProblem,
} from '@byggtun/shared/contract/bookingRules';
import type { createBooking as createRoute } from '@byggtun/shared/contract/bookingSave';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { norwegianDay } from '../../../core/time/norwegianDay';
import { today } from '../../../core/time/today';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireBarracks, requirePeriod } from '../barrack/requireBarracks';
import { tellBooking } from './bookingLetter';

type Input = z.output<typeof createRoute.body>;

/**
 * Holds the room and then the person until the transaction ends: of two who want the same, the second waits here and then reads what the
 * first has written. Without it, the constraints of the database would let both wait for each other.
 */
const lockRoom = async (transaction: Transaction<Database>, caller: CurrentUser, input: Input) => {
  const room = await transaction
    .selectFrom('barrack_room')
    .innerJoin('barrack', 'barrack.id', 'barrack_room.barrack_id')
    .where('barrack_room.id', '=', input.roomId)
    .where('barrack.project_id', '=', input.barracksProjectId)
    .select('barrack_room.id')
    .forNoKeyUpdate('barrack_room')
    .executeTakeFirst();
  if (!room) throw refuse.invalid({ roomId: [bookingTexts.noRoom] });
  await transaction
    .selectFrom('contact_person')
    .where('id', '=', caller.id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
};

const bookedIn = (transaction: Transaction<Database>, { fromDate, toDate }: BookingPeriod) =>
  transaction
    .selectFrom('barrack_booking')
    .where('nights', '&&', sql<string>`daterange(${fromDate}::date, ${toDate}::date)`)
    .select(['from_date', 'to_date'])
    .orderBy('from_date')
    .limit(1);

/** @throws Refusal 400 with who is in the way: the person's own booking, or somebody else's of the room */
const requireFree = async (transaction: Transaction<Database>, caller: CurrentUser, input: Input) => {
  const own = await bookedIn(transaction, input)
    .where('contact_person_id', '=', caller.id)
    .executeTakeFirst();
  if (own) {
    const period = `${norwegianDay(own.from_date)} til ${norwegianDay(own.to_date)}`;
    throw refuse.rule(haveRoomText(period));
  }
  const other = await bookedIn(transaction, input).where('room_id', '=', input.roomId).executeTakeFirst();
  if (other) throw refuse.rule(bookingTexts.roomTaken);
};

/**
 * Reserves a room for the caller, who is written to with a file for the calendar; the same request counts once.
 * @throws Refusal as `requireBarracks`; 400 for days that can't be booked, for somebody else, and when room or person is taken
 */
export const createBooking = (
  { database, settings }: Pick<FastifyInstance, 'database' | 'settings'>,
  caller: CurrentUser,
  input: Input,
): Promise<{ id: number }> =>
  database.db.transaction().execute(async (transaction) => {
    await requireBarracks(transaction, caller, input.barracksProjectId);
    const mark = requestMark(input);
    const repeated = await findSavedBefore(transaction, mark, { table: 'barrack_booking', actor: caller });
    if (repeated !== undefined) return { id: repeated };
    if (input.contactPersonId !== caller.id) throw refuse.invalid({ contactPersonId: [bookingTexts.notOwn] });
    requirePeriod(periodProblem(input, today()));
    await lockRoom(transaction, caller, input);
    await requireFree(transaction, caller, input);
    const { id } = await transaction
      .insertInto('barrack_booking')
      .values({
        ...mark,
        room_id: input.roomId,
        contact_person_id: caller.id,
        from_date: input.fromDate,
        to_date: input.toDate,
        created_by_id: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tellBooking(transaction, 'request', { ...settings, id });
    return { id };
  });
