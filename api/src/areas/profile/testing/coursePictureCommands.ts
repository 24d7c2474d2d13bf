import { randomUUID } from 'node:crypto';

import { removeCoursePicture, setCoursePicture } from '@byggtun/shared/contract/coursePicture';

import { today } from '../../../core/time/today';
import { owned } from '../../../testing/builders/owned';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

/** A course of the contractor's responsible's, and what its picture is. */
const ownCourse = async ({ scene: { app, worker } }: Ground) => {
  const { db } = app.database;
  const course = await db
    .insertInto('course')
    .values({ name: `Stillas ${randomUUID()}`, has_expiry_date: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: worker.id, course_id: course.id, from_date: today() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pictures = async () => {
    const rows = await db
      .selectFrom('attachment')
      .where('owner_kind', '=', 'contact_person_course')
      .where('owner_id', '=', id)
      .select('buffer_guid')
      .execute();
    return rows.map(({ buffer_guid }) => buffer_guid);
  };
  return { id, pictures, address: `/user/contactperson/course/${id}/picture` };
};

const beginSetting = async (ground: Ground): Promise<Trial> => {
  const { address, pictures } = await ownCourse(ground);
  const put = (bufferGuid: string) => ({ content: bufferGuid, address, body: { bufferGuid } });
  const [one, other] = [await ground.image(), await ground.image()];
  return { who: ground.scene.worker, one: put(one), other: put(other), held: pictures };
};

const beginRemoving = async (ground: Ground): Promise<Trial> => {
  const { id, address, pictures } = await ownCourse(ground);
  await ground.image(owned('contact_person_course', id));
  const held = async () => ((await pictures()).length === 0 ? ['gone'] : []);
  return { who: ground.scene.worker, one: { content: 'gone', address }, held };
};

/** Pictures of certificates: one each, and the last save wins. */
export const coursePictureCommands: CommandRow[] = [
  { route: setCoursePicture, keeps: 'last', begin: beginSetting },
  { route: removeCoursePicture, keeps: 'once', begin: beginRemoving },
];
