import { writeFile } from 'node:fs/promises';

import type { Insertable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createAction } from '../builders/actions';
import { createAttachment } from '../builders/attachments';
import { createComplaint, createProject } from '../builders/cases';
import { owned } from '../builders/owned';
import { createContact, type TestContact } from '../builders/people';
import { temporaryFolder } from '../builders/releases';
import { buildScene, type Scene } from '../builders/scene';
import { uploadWhole } from '../builders/uploads';
import { reportCalls } from '../reportCalls';
import { testFiles } from '../testFiles';
import type { Role } from './roles';

/** What the rights matrix stands on: people, and records of each kind. */
export interface Ground {
  scene: Scene;
  people: Record<Role, TestContact | undefined>;
  reports: Awaited<ReturnType<typeof reportCalls>>;
  /** Ids of the lists' own records: one complaint and one action for each who can be responsible. */
  listed: Record<
    'developer' | 'main' | 'responsible' | 'colleague' | 'other',
    { complaint: number; action: number }
  >;
  /** The project that those lie in, alone. */
  listProject: number;
  contractorsComplaint: () => Promise<number>;
  developersComplaint: () => Promise<number>;
  contractorsAction: (values?: Partial<Insertable<Database['action']>>) => Promise<number>;
  developersAction: () => Promise<number>;
  /** A whole file of this person's that is not saved; of the contractor's responsible when nobody is signed in. */
  fileOf: (role: Role) => Promise<string>;
  /** A stored image of the contractor's responsible, attached or not. */
  image: (owner?: Partial<Insertable<Database['attachment']>>) => Promise<string>;
  /** A drawing of theirs with the picture of its first page. */
  drawing: (owner: Partial<Insertable<Database['attachment']>>) => Promise<string>;
}

/** A comment stands in each action, so that those of low severity can be treated. */
const createTreatable = async (
  { app }: Scene,
  responsible: TestContact,
  values: Partial<Insertable<Database['action']>> = {},
) => {
  const { db } = app.database;
  const action_id = await createAction(db, responsible, { severity: 3, ...values });
  await db
    .insertInto('comment')
    .values({
      ...owned('action', action_id),
      text: 'Utbedret.',
      recipient_type: 3,
      created_by_id: responsible.id,
    })
    .execute();
  return action_id;
};

/** Builds it on a fresh database. */
export const buildGround = async (): Promise<Ground> => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { app, staff, main, worker, colleague, stranger } = scene;
  const { db } = app.database;
  const other = await createContact(db, staff.companyId, { firstName: 'Henrik', lastName: 'Lunde' });
  const reports = await reportCalls(scene);
  const people: Ground['people'] = {
    'developer responsible': staff,
    'developer other': other,
    'contractor main contact': main,
    'contractor responsible': worker,
    'contractor colleague': colleague,
    'other company': stranger,
    'signed out': undefined,
  };
  const listProject = await createProject(db);
  const recordsOf = async (who: TestContact) => ({
    complaint: await createComplaint(db, who, { project_id: listProject }),
    action: await createAction(db, who, { project_id: listProject }),
  });
  return {
    scene,
    people,
    reports,
    listProject,
    listed: {
      developer: await recordsOf(staff),
      main: await recordsOf(main),
      responsible: await recordsOf(worker),
      colleague: await recordsOf(colleague),
      other: await recordsOf(stranger),
    },
    contractorsComplaint: () => createComplaint(db, worker, { project_id: reports.other }),
    developersComplaint: () => createComplaint(db, staff, { project_id: reports.other }),
    contractorsAction: (values) =>
      createTreatable(scene, worker, { project_id: reports.other, created_by_id: staff.id, ...values }),
    developersAction: () => createTreatable(scene, staff, { project_id: reports.other }),
    fileOf: (role) => createAttachment(db, people[role] ?? worker),
    image: async (owner = {}) => {
      const bytes = await testFiles.png();
      const { attachment } = await uploadWhole(scene, worker, { fileName: 'bilde.png', bytes });
      if (Object.keys(owner).length > 0)
        await db
          .updateTable('attachment')
          .set(owner)
          .where('buffer_guid', '=', attachment.bufferGuid)
          .execute();
      return attachment.bufferGuid;
    },
    drawing: async (owner) => {
      const about = { content_type: 'application/pdf', size: 8_000_000, ...owner };
      const key = await createAttachment(db, worker, about);
      await app.files.put(key, 'page-small', (path) => writeFile(path, 'bilde'));
      return key;
    },
  };
};
