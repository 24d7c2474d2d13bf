import { getAttachment, getThumbnail, openTicket } from '@byggtun/shared/contract/attachmentCalls';
import { listCourses, saveCourses } from '@byggtun/shared/contract/course';
import { removeCoursePicture, setCoursePicture } from '@byggtun/shared/contract/coursePicture';
import { addCourse, changeCourse, removeCourse } from '@byggtun/shared/contract/courseSave';
import { getGuides } from '@byggtun/shared/contract/guide';
import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { getOwnData, printOwnData } from '@byggtun/shared/contract/ownData';
import { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import { getProfilePhoto } from '@byggtun/shared/contract/profilePhoto';
import { saveProfile } from '@byggtun/shared/contract/profileSave';
import { getSetting, getStart, putSetting } from '@byggtun/shared/contract/setting';
import { getBadgeCounts, getProfile, setActive, testUser } from '@byggtun/shared/contract/user';

import { today } from '../../../../core/time/today';
import { owned } from '../../../../testing/builders/owned';
import type { Ground } from '../../../../testing/rights/ground';
import {
  hidden,
  type PerRole,
  refused,
  type RightsRow,
  seenOfContractor,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';

let number = 0;
const createCourse = async ({ scene }: Ground, has_expiry_date = false): Promise<number> => {
  const { id } = await scene.app.database.db
    .insertInto('course')
    .values({ name: `Kurs ${++number}`, has_expiry_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A course that the contractor's responsible has, and that runs out. */
const ownCourse = async (ground: Ground): Promise<number> => {
  const { id } = await ground.scene.app.database.db
    .insertInto('contact_person_course')
    .values({
      contact_person_id: ground.scene.worker.id,
      course_id: await createCourse(ground, true),
      from_date: today(),
      expiry_date: today(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A picture of the certificate of such a course. */
const picture = async (ground: Ground) => ({
  params: { bufferGuid: await ground.image(owned('contact_person_course', await ownCourse(ground))) },
});

const photoOf = async ({ scene: { app, worker } }: Ground): Promise<string> => {
  const { db } = app.database;
  await db
    .insertInto('profile_photo')
    .values({ person_id: worker.personId, size: 512, bytes: Buffer.from('jpeg') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('person').set({ photo_version: 'v1' }).where('id', '=', worker.personId).execute();
  return worker.email;
};

const companyOf = ({ people, scene }: Ground, role: Role) => (people[role] ?? scene.worker).companyId;
/** The person alone, of what is the contractor's responsible's; nobody else is told that it is there. */
const theirs: PerRole<number> = { ...hidden, 'contractor responsible': 200 };
/** And those who may look into it: the main contact of the company, and developer staff. */
const seenOfTheirs: PerRole<number> = { ...seenOfContractor, 'contractor colleague': 404 };

/** Calls that read the caller's own alone, whoever it is: nothing in them names another. */
const ownReads = [
  getProfile,
  testUser,
  getBadgeCounts,
  getStart,
  getGuides,
  listCourses,
  getOwnData,
  printOwnData,
].map((route): RightsRow => ({
  what: `${route.summary}: read it`,
  route,
  input: () => ({}),
  statuses: signedIn,
}));

const ownSaves: RightsRow[] = [
  {
    what: 'save their own profile',
    route: saveProfile,
    input: () => ({
      body: {
        person: { firstName: 'Test', lastName: 'Person', title: '', mobile: '99999001', birthDate: null },
        hmsCardNumber: null,
        hmsCardIssuedDate: null,
      },
    }),
    statuses: signedIn,
  },
  {
    what: 'save their own HMS card',
    route: saveHmsCard,
    input: () => ({ body: { hmsCardNumber: '1234567', hmsCardIssuedDate: today() } }),
    statuses: signedIn,
  },
  { what: 'tick their own courses', route: saveCourses, input: () => ({ body: [] }), statuses: signedIn },
  {
    what: 'add a course of their own',
    route: addCourse,
    input: async (ground) => ({ body: { courseId: await createCourse(ground), expiryDate: null } }),
    statuses: signedIn,
  },
  {
    what: 'read a setting of their own',
    route: getSetting,
    input: () => ({ params: { key: 'BTDarkMode' } }),
    statuses: signedIn,
  },
  {
    what: 'save a setting of their own',
    route: putSetting,
    input: () => ({ params: { key: 'BTDarkMode' }, text: '1' }),
    statuses: signedIn,
  },
  {
    what: 'act for their company',
    route: setActive,
    input: (ground, role) => ({ body: { contactId: companyOf(ground, role) } }),
    statuses: signedIn,
  },
];

/** A person's own page (docs/product/profile.md), and what of it is another's. */
export const profileRights: RightsRow[] = [
  ...ownReads,
  ...ownSaves,
  {
    what: 'act for a company that is not theirs',
    route: setActive,
    input: (ground, role) => {
      const { stranger, worker } = ground.scene;
      const isStranger = companyOf(ground, role) === stranger.companyId;
      return { body: { contactId: isStranger ? worker.companyId : stranger.companyId } };
    },
    statuses: refused,
  },
  {
    what: 'change the expiry of a course of the contractor’s responsible’s',
    route: changeCourse,
    input: async (ground) => ({ body: { id: await ownCourse(ground), expiryDate: today() } }),
    statuses: theirs,
  },
  {
    what: 'delete a course of the contractor’s responsible’s',
    route: removeCourse,
    input: async (ground) => ({ params: { id: await ownCourse(ground) } }),
    statuses: theirs,
  },
  {
    what: 'put a picture to a course of the contractor’s responsible’s',
    route: setCoursePicture,
    input: async (ground, role) => ({
      params: { id: await ownCourse(ground) },
      body: {
        bufferGuid: role === 'contractor responsible' ? await ground.image() : await ground.fileOf(role),
      },
    }),
    statuses: theirs,
  },
  {
    what: 'delete the picture of a course of the contractor’s responsible’s',
    route: removeCoursePicture,
    input: async (ground) => ({ params: { id: await ownCourse(ground) } }),
    statuses: theirs,
  },
  {
    what: 'fetch the picture of a certificate of the contractor’s responsible’s',
    route: getAttachment,
    input: picture,
    statuses: seenOfTheirs,
  },
  { what: 'fetch it small', route: getThumbnail, input: picture, statuses: seenOfTheirs },
  { what: 'let the browser fetch it', route: openTicket, input: picture, statuses: seenOfTheirs },
  {
    what: 'read the courses of the contractor’s responsible',
    route: getPersonCourses,
    input: ({ scene }) => ({ params: { id: scene.worker.id } }),
    statuses: seenOfTheirs,
  },
  {
    what: 'see the photo of the contractor’s responsible',
    route: getProfilePhoto,
    input: async (ground) => ({ params: { email: await photoOf(ground) } }),
    statuses: seenOfContractor,
  },
];
