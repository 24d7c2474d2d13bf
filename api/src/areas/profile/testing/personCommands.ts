import { randomUUID } from 'node:crypto';

import { saveCourses } from '@byggtun/shared/contract/course';
import { addCourse, changeCourse, removeCourse } from '@byggtun/shared/contract/courseSave';
import { addDays } from '@byggtun/shared/contract/day';
import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import { saveProfile } from '@byggtun/shared/contract/profileSave';
import { setActive } from '@byggtun/shared/contract/user';
import sharp from 'sharp';

import { squareOf } from '../../../core/image/squarePhoto';
import { today } from '../../../core/time/today';
import { createContact } from '../../../testing/builders/people';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const beginCourses = async ({ scene: { app, worker } }: Ground): Promise<Trial> => {
  const { db } = app.database;
  const made = await db
    .insertInto('course')
    .values(
      ['Varme arbeider', 'Stillas'].map((name) => ({
        name: `${name} ${randomUUID()}`,
        has_expiry_date: false,
      })),
    )
    .returning('id')
    .execute();
  const choose = (courseId = 0) => ({
    content: `course ${courseId}`,
    body: [{ courseId, expiryDate: null }],
  });
  const held = async () => {
    const rows = await db
      .selectFrom('contact_person_course')
      .where('contact_person_id', '=', worker.id)
      .select('course_id')
      .execute();
    return rows.map(({ course_id }) => `course ${course_id}`);
  };
  return { who: worker, one: choose(made[0]?.id), other: choose(made[1]?.id), held };
};

/** One course that runs out, and the days on which it does for somebody. */
const expiringCourse = async ({ scene: { app } }: Ground) =>
  app.database.db
    .insertInto('course')
    .values({ name: `Truck ${randomUUID()}`, has_expiry_date: true })
    .returning('id')
    .executeTakeFirstOrThrow();

const expiryOf = (ground: Ground, contactPersonId: number) => async () => {
  const { db } = ground.scene.app.database;
  const rows = await db
    .selectFrom('contact_person_course')
    .where('contact_person_id', '=', contactPersonId)
    .select('expiry_date')
    .execute();
  return rows.map(({ expiry_date }) => `${expiry_date}`);
};

const beginAdding = async (ground: Ground): Promise<Trial> => {
  const who = await personWith(ground);
  const { id: courseId } = await expiringCourse(ground);
  const until = (content: string) => ({ content, body: { courseId, expiryDate: content } });
  const [one, other] = [addDays(today(), 10), addDays(today(), 20)];
  return { who, one: until(one), other: until(other), held: expiryOf(ground, who.id) };
};

const ownCourse = async (ground: Ground) => {
  const who = await personWith(ground);
  const { id: course_id } = await expiringCourse(ground);
  const from_date = today();
  const own = await ground.scene.app.database.db
    .insertInto('contact_person_course')
    .values({ contact_person_id: who.id, course_id, from_date, expiry_date: from_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { who, id: own.id };
};

const beginChanging = async (ground: Ground): Promise<Trial> => {
  const { who, id } = await ownCourse(ground);
  const until = (content: string) => ({ content, body: { id, expiryDate: content } });
  const [one, other] = [addDays(today(), 10), addDays(today(), 20)];
  return { who, one: until(one), other: until(other), held: expiryOf(ground, who.id) };
};

const beginRemoving = async (ground: Ground): Promise<Trial> => {
  const { who, id } = await ownCourse(ground);
  const { db } = ground.scene.app.database;
  const held = async () => {
    const left = await db.selectFrom('contact_person_course').where('id', '=', id).select('id').execute();
    return left.length === 0 ? ['gone'] : [];
  };
  return { who, one: { content: 'gone', address: `/user/contactperson/course/${id}` }, held };
};

const beginProfile = async (ground: Ground): Promise<Trial> => {
  const who = await personWith(ground);
  const { db } = ground.scene.app.database;
  const person = { firstName: 'Test', lastName: 'Person', title: '', birthDate: null };
  const call = (mobile: string) => ({
    content: mobile,
    body: { person: { ...person, mobile }, hmsCardNumber: null, hmsCardIssuedDate: null },
  });
  const held = async () => {
    const rows = await db.selectFrom('person').where('id', '=', who.personId).select('mobile').execute();
    return rows.map(({ mobile }) => mobile);
  };
  return { who, one: call('99999001'), other: call('99999002'), held };
};

const personWith = ({ scene: { app, worker } }: Ground) => createContact(app.database.db, worker.companyId);

const beginCard = async (ground: Ground): Promise<Trial> => {
  const who = await personWith(ground);
  const { db } = ground.scene.app.database;
  const card = (hmsCardNumber: string) => ({
    content: hmsCardNumber,
    body: { hmsCardNumber, hmsCardIssuedDate: today() },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('contact_person')
      .where('id', '=', who.id)
      .select('hms_card_number')
      .execute();
    return rows.map(({ hms_card_number }) => `${hms_card_number}`);
  };
  return { who, one: card('1234567'), other: card('7654321'), held };
};

const beginPhoto = async (ground: Ground): Promise<Trial> => {
  const who = await personWith(ground);
  const photo = async (background: string) => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bilde.png');
    const sent = new Response(form);
    return {
      content: (await squareOf(bytes)).version,
      address: `/user/${encodeURIComponent(who.email)}/profilephoto`,
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    };
  };
  const held = async () => {
    const { db } = ground.scene.app.database;
    const rows = await db
      .selectFrom('person')
      .where('id', '=', who.personId)
      .select('photo_version')
      .execute();
    return rows.map(({ photo_version }) => `${photo_version}`);
  };
  return { who, one: await photo('#f00'), other: await photo('#00f'), held };
};

const beginActive = async (ground: Ground): Promise<Trial> => {
  const who = await personWith(ground);
  const { db } = ground.scene.app.database;
  const { companyId } = ground.scene.stranger;
  await db.insertInto('contact_person').values({ person_id: who.personId, company_id: companyId }).execute();
  const actFor = (contactId: number) => ({ content: `company ${contactId}`, body: { contactId } });
  const held = async () => {
    const rows = await db
      .selectFrom('person')
      .innerJoin('contact_person', 'contact_person.id', 'person.active_contact_person_id')
      .where('person.id', '=', who.personId)
      .select('contact_person.company_id')
      .execute();
    return rows.map(({ company_id }) => `company ${company_id}`);
  };
  return { who, one: actFor(companyId), other: actFor(who.companyId), held };
};

/** What people keep of themselves: it has one owner, and the last save wins. */
export const personCommands: CommandRow[] = [
  { route: saveCourses, keeps: 'last', begin: beginCourses },
  { route: addCourse, keeps: 'last', begin: beginAdding },
  { route: changeCourse, keeps: 'last', begin: beginChanging },
  { route: removeCourse, keeps: 'once', begin: beginRemoving },
  { route: saveProfile, keeps: 'last', begin: beginProfile },
  { route: saveHmsCard, keeps: 'last', begin: beginCard },
  { route: putProfilePhoto, keeps: 'last', begin: beginPhoto },
  { route: setActive, keeps: 'last', begin: beginActive },
];
