// Two hundred developer staff book the same sixty rooms: first all of them at the same instant one of the last three rooms, again and again, then
// at random for a minute. Counted in the database afterwards: never two for a room or a person in a night, each yes stored and no other, and
// everybody who got none was told why.
//   --people 200 --rooms 60 --seconds 60 --rushes 10
//   --think 1000   milliseconds at most between what each does
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { bookingTexts } from '@byggtun/shared/contract/bookingRules';
import { createBooking, deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';
import { statusOf, textOf } from '@byggtun/shared/http/CallError';
import { today } from '@byggtun/shared/text/date';
import pg from 'pg';

import { startPortal, temporaryData } from './support/portal';
import { staffCrowd, type StaffMember } from './support/staffCrowd';
import { databaseOf } from './support/startBare';
import { createTimes } from './support/times';

const bar = 100;
const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    rooms: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    rushes: { type: 'string', default: '10' },
    think: { type: 'string', default: '1000' },
  },
});

const data = temporaryData();
const portal = await startPortal({ port: 4350, data });
const pool = new pg.Pool({ connectionString: databaseOf(data), max: 4 });
const people = await staffCrowd(pool, portal.origin, Number(options.people));

const { rows: rooms } = await pool.query<{ id: number; projectId: number }>(
  `with site as (select min(id) as id from project where has_barrack),
     rig as (insert into barrack (project_id, name, location, door_code, wifi_password, responsible_id)
       select site.id, 'Målerigg', 'Ved porten', '1', '1', $2 from site returning id)
   insert into barrack_room (barrack_id, name) select rig.id, 'Rom ' || n from rig, generate_series(1, $1::int) n
   returning id, (select id from site) as "projectId"`,
  [Number(options.rooms), people[0]?.id],
);

const problems: string[] = [];
/** Bookings that were said to be made, and not given up. */
const held = new Map<number, { roomId: number; who: number; from: string }>();
const rush = createTimes();
const work = createTimes();
let told = 0;

/** Whether a refusal says why: the room or the person is taken. */
const saysWhy = (error: unknown) =>
  statusOf(error) === 400 &&
  (textOf(error) === bookingTexts.roomTaken || textOf(error).startsWith('Du har allerede en booking'));

const book = async (
  times: typeof work,
  { id, ask }: StaffMember,
  room: (typeof rooms)[number],
  from: string,
  nights: number,
) => {
  const body = {
    ...{ requestId: randomUUID(), roomId: room.id, barracksProjectId: room.projectId, contactPersonId: id },
    ...{ fromDate: from, toDate: addDays(from, nights) },
  };
  try {
    const made = await times.of(ask(createBooking, { body }));
    if (held.has(made.id)) problems.push(`booking ${made.id} was given twice`);
    held.set(made.id, { roomId: room.id, who: id, from });
    return made.id;
  } catch (error) {
    if (saysWhy(error)) told += 1;
    else problems.push(`somebody was told: ${textOf(error)} (${String(error)})`);
    return undefined;
  }
};

const pick = <One>(list: readonly One[]): One => {
  const one = list[Math.floor(Math.random() * list.length)];
  assert.ok(one !== undefined);
  return one;
};

const last = rooms.slice(0, 3);
for (let round = 0; round < Number(options.rushes); round++) {
  const night = addDays(today(), 100 + round);
  const won = await Promise.all(people.map((one) => book(rush, one, pick(last), night, 1)));
  const winners = won.filter((id) => id !== undefined).length;
  if (winners !== last.length)
    problems.push(`${winners} got one of the last ${last.length} rooms in round ${round + 1}`);
}

const end = performance.now() + Number(options.seconds) * 1000;
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * Number(options.think)));
await Promise.all(
  people.map(async (one) => {
    for (await pause(); performance.now() < end; await pause()) {
      const id = await book(
        work,
        one,
        pick(rooms),
        addDays(today(), Math.floor(Math.random() * 60)),
        1 + Math.floor(Math.random() * 4),
      );
      // Most plans change.
      if (id !== undefined && Math.random() < 0.8) {
        await pause();
        await work.of(one.ask(deleteBooking, { params: { id } }));
        held.delete(id);
      }
    }
  }),
);

const count = async (text: string) => (await pool.query<{ n: number }>(text)).rows[0]?.n ?? NaN;
const clash = (column: string) =>
  count(`select count(*)::int as n from barrack_booking one join barrack_booking other
    on one.${column} = other.${column} and one.id < other.id and one.nights && other.nights`);
const [inRooms, ofPeople] = [await clash('room_id'), await clash('contact_person_id')];
if (inRooms + ofPeople > 0) problems.push(`two in a night: ${inRooms} in a room, ${ofPeople} of a person`);
const { rows: stored } = await pool.query<{ id: number }>(
  'select id from barrack_booking where contact_person_id = any($1::int[])',
  [people.map(({ id }) => id)],
);
const ids = new Set(stored.map(({ id }) => id));
const lost = [...held.keys()].filter((id) => !ids.has(id)).length;
const unsaid = [...ids].filter((id) => !held.has(id)).length;
if (lost + unsaid > 0) problems.push(`${lost} lost, ${unsaid} stored that nobody was told of`);
if (work.p95() > bar) problems.push(`p95 ${work.p95().toFixed(0)} ms, bar ${bar}`);

await pool.end();
await portal.end();
console.log(
  `${people.length} people, ${rooms.length} rooms: ${work.count()} calls in ${options.seconds} s, p50 ${work.p50().toFixed(0)} ms, p95 ${work.p95().toFixed(0)} ms; ` +
    `all at once for the last ${last.length} rooms, ${options.rushes} times: p95 ${rush.p95().toFixed(0)} ms; ${held.size} hold a room, ${told} were told that they don't.`,
);
console.log(
  problems.length === 0
    ? '\nNever two in a night, none lost.'
    : `\nNot as it should be:\n${[...new Set(problems)].join('\n')}`,
);
process.exit(problems.length === 0 ? 0 : 1);
