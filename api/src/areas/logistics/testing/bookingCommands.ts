import { randomUUID } from 'node:crypto';

import { createBooking, deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { createBarrack, createStay } from '../../../testing/builders/barracks';
import { createContact } from '../../../testing/builders/people';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

/** Somebody of the developer's staff who has no room yet. */
const prepare = async ({ scene: { app, staff } }: Ground) => {
  const { db } = app.database;
  const who = await createContact(db, staff.companyId);
  return { db, who, ...(await createBarrack(db)) };
};

const beginBooking = async (ground: Ground): Promise<Trial> => {
  const { db, who, projectId, roomIds } = await prepare(ground);
  const requestId = randomUUID();
  const until = (toDate: string) => ({
    content: `until ${toDate}`,
    body: {
      ...{ requestId, roomId: roomIds[0], barracksProjectId: projectId, contactPersonId: who.id },
      ...{ fromDate: today(), toDate },
    },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('barrack_booking')
      .where('request_id', '=', requestId)
      .select('to_date')
      .execute();
    return rows.map(({ to_date }) => `until ${to_date}`);
  };
  return { who, one: until(addDays(today(), 2)), other: until(addDays(today(), 3)), held };
};

const beginDelete = async (ground: Ground): Promise<Trial> => {
  const { db, who, roomIds } = await prepare(ground);
  const [room = 0] = roomIds;
  const stay = (days: number) =>
    createStay(db, who, room, [addDays(today(), days), addDays(today(), days + 1)]);
  const ids = [await stay(1), await stay(2)] as const;
  const remove = (id: number) => ({ content: `without ${id}`, address: `/barracks/booking/del/${id}` });
  const held = async () => {
    const rows = await db.selectFrom('barrack_booking').where('id', 'in', ids).select('id').execute();
    const left = rows.map(({ id }) => id);
    return ids.filter((id) => !left.includes(id)).map((id) => `without ${id}`);
  };
  return { who, one: remove(ids[0]), other: remove(ids[1]), held };
};

/** What is done with rooms in barracks. */
export const bookingCommands: CommandRow[] = [
  { route: createBooking, keeps: 'once', begin: beginBooking },
  { route: deleteBooking, keeps: 'once', begin: beginDelete },
];
