import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areas } from '../../../areas';
import { seedDemo } from '../../../record/demo/seedDemo';
import { demoDatabase } from '../../../testing/demoDatabase';

test('everybody but the new ones has answered the competence dialog today and has courses', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<{ email: string; answered: string | null; courses: number }>(
    `select person.email, person_setting.value as answered, count(contact_person_course.id) as courses
      from person
      join contact_person on contact_person.person_id = person.id
      left join person_setting on person_setting.person_id = person.id and key = 'cometanceUpdated'
      left join contact_person_course on contact_person_course.contact_person_id = contact_person.id
      group by 1, 2`,
  );
  const missing = rows.filter(({ answered }) => answered !== '2026-11-21').map(({ email }) => email);
  assert.deepEqual(missing, ['silje@granlund.example']);
  assert.equal(rows.find(({ email }) => email === 'silje@granlund.example')?.courses, 0);
  assert.ok(rows.filter(({ courses }) => courses > 0).length > rows.length * 0.8);
});

test('some have a photo, and one of their own is kept when a later version brings the demo its photos', async () => {
  const connection = await demoDatabase();
  const { rows } = await connection.pool.query<{ email: string; photos: number }>(
    `select email, count(*) as photos from person join profile_photo on person_id = person.id
      where photo_version is not null group by email order by email`,
  );
  assert.deepEqual(
    rows.map(({ email, photos }) => [email, photos]),
    [
      ['kari@byggtun.example', 3],
      ['lars@granlund.example', 3],
      ['marte@nordretomrer.example', 3],
    ],
  );
  await connection.pool.query(`delete from seed_run where name = 'demo photos'`);
  await connection.pool.query(`update person set photo_version = 'egen' where email like 'kari@%'`);
  await seedDemo(areas, connection);
  const { rows: kept } = await connection.pool.query(`select 1 from person where photo_version = 'egen'`);
  assert.equal(kept.length, 1);
});
