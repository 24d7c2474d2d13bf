import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createProject } from './cases';

/** Codes that no answer may tell but that of the active booking. */
export const barrackCodes = { door_code: 'door-48151623', wifi_password: 'wifi-42108' } as const;

/** Barracks with so many rooms in a project that has some, of a test's own; the rooms are 'Rom 1' and so on. */
export const createBarrack = async (
  db: Kysely<Database>,
  {
    rooms = 2,
    projectId,
    responsibleId,
  }: { rooms?: number; projectId?: number; responsibleId?: number } = {},
): Promise<{ projectId: number; barrackId: number; roomIds: number[] }> => {
  const project_id = projectId ?? (await createProject(db, { has_barrack: true }));
  const barrack = await db
    .insertInto('barrack')
    .values({
      ...barrackCodes,
      project_id,
      name: 'Boligrigg nord',
      location: 'Ved hovedporten',
      responsible_id: responsibleId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('barrack_room')
    .values(Array.from({ length: rooms }, (_, at) => ({ barrack_id: barrack.id, name: `Rom ${at + 1}` })))
    .returning('id')
    .execute();
  return { projectId: project_id, barrackId: barrack.id, roomIds: made.map(({ id }) => id) };
};

/** Somebody's nights in a room, from the one day up to the other. */
export const createStay = async (
  db: Kysely<Database>,
  who: { id: number },
  roomId: number,
  [from_date, to_date]: readonly [string, string],
): Promise<number> => {
  const { id } = await db
    .insertInto('barrack_booking')
    .values({ room_id: roomId, contact_person_id: who.id, created_by_id: who.id, from_date, to_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
