import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addDays } from '@byggtun/shared/contract/day';

import { norwegianDay } from '../../../core/time/norwegianDay';
import { today } from '../../../core/time/today';
import { barrackCodes, createBarrack } from '../../../testing/builders/barracks';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { bookingCalendar } from './bookingCalendar';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

/** The lines of an entry, each unfolded (RFC 5545, 3.1). */
const linesOf = (calendar: string | null) => (calendar ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n');

test('a letter at booking enters the stay in the calendar, one at deletion takes the same out; the codes are in neither', async () => {
  const { staff, call, app } = scene;
  const made = await createBarrack(app.database.db);
  const [fromDate, toDate] = [addDays(today(), 1), addDays(today(), 4)];
  const body = {
    ...{ roomId: made.roomIds[0], barracksProjectId: made.projectId, contactPersonId: staff.id },
    ...{ fromDate, toDate },
  };
  const { id } = (await call(staff, 'POST', '/barracks/booking', body)).json<{ id: number }>();
  assert.equal((await call(staff, 'POST', '/barracks/booking', body)).statusCode, 400);
  await call(staff, 'DELETE', `/barracks/booking/del/${id}`);
  const mails = await app.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  assert.deepEqual(
    mails.map(({ to_address, subject, by_id }) => [to_address, subject, by_id]),
    [
      [staff.email, 'Rommet er reservert: Boligrigg nord - Rom 1', staff.id],
      [staff.email, 'Bookingen er slettet: Boligrigg nord - Rom 1', staff.id],
    ],
  );
  const [booked, deleted] = mails.map(({ calendar }) => linesOf(calendar));
  const has = (lines: string[] | undefined, ...wanted: string[]) =>
    wanted.forEach((line) => assert.ok(lines?.includes(line), `${line} in\n${lines?.join('\n')}`));
  const uid = `UID:booking-${id}@${new URL(scene.app.settings.publicUrl).hostname}`;
  const days = [
    `DTSTART;VALUE=DATE:${fromDate.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${toDate.replaceAll('-', '')}`,
  ];
  has(booked, 'METHOD:REQUEST', uid, 'SEQUENCE:0', 'STATUS:CONFIRMED', ...days);
  has(booked, 'SUMMARY:Boligrigg nord - Rom 1', 'END:VCALENDAR');
  has(deleted, 'METHOD:CANCEL', uid, 'SEQUENCE:1', 'STATUS:CANCELLED', ...days);
  assert.match(mails[0]?.text ?? '', new RegExp(`fra ${norwegianDay(fromDate)} til ${norwegianDay(toDate)}`));
  const all = JSON.stringify(mails);
  for (const code of Object.values(barrackCodes)) assert.ok(!all.includes(code));
});

test('names that are written with signs of the format stay names, and no line is longer than 75 bytes', () => {
  const entry = bookingCalendar(
    'request',
    {
      id: 7,
      barrackName: 'Rigg; øst, nær "kaia"\nBEGIN:VALARM',
      roomName: 'Rom 1',
      projectName: 'Åsgård terrasse '.repeat(8),
      location: 'Bak\\porten',
      fromDate: '2026-11-25',
      toDate: '2026-11-28',
      fullName: 'Kari "KS" Solberg',
      email: 'kari@byggtun.example',
    },
    { email: 'ikke-svar@byggtun.example', publicUrl: 'https://portal.example' },
  );
  assert.ok(entry.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
  const lines = linesOf(entry);
  assert.ok(
    lines.some((line) => line.startsWith('SUMMARY:Rigg\\; øst\\, nær')),
    entry,
  );
  assert.ok(lines.includes('DTSTART;VALUE=DATE:20261125') && lines.includes('DTEND;VALUE=DATE:20261128'));
  assert.ok(!lines.includes('BEGIN:VALARM'));
});
