import { writeFile } from 'node:fs/promises';

import type { Insertable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createAttachment } from '../builders/attachments';
import { createContact, type TestContact } from '../builders/people';
import { temporaryFolder } from '../builders/releases';
import { buildScene, type Scene } from '../builders/scene';
import { createTwoProjects } from '../builders/twoProjects';
import { uploadWhole } from '../builders/uploads';
import { testFiles } from '../testFiles';
import type { Role } from './roles';

/** What each area's rights matrix stands on: people, projects, files. An area puts what is its own beside. */
export interface Ground {
  scene: Scene;
  people: Record<Role, TestContact | undefined>;
  /** A project of the contractor's and one that is nobody's. */
  sites: Awaited<ReturnType<typeof createTwoProjects>>;
  /** A whole file of this person's that is not saved; of the contractor's responsible when nobody is signed in. */
  fileOf: (role: Role) => Promise<string>;
  /** A stored image of the contractor's responsible, attached or not. */
  image: (owner?: Partial<Insertable<Database['attachment']>>) => Promise<string>;
  /** A drawing of theirs with the picture of its first page. */
  drawing: (owner: Partial<Insertable<Database['attachment']>>) => Promise<string>;
}

/** Builds it on a fresh database. */
export const buildGround = async (): Promise<Ground> => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { app, staff, main, worker, colleague, stranger } = scene;
  const { db } = app.database;
  const other = await createContact(db, staff.companyId, { firstName: 'Henrik', lastName: 'Lunde' });
  const people: Ground['people'] = {
    'developer responsible': staff,
    'developer other': other,
    'contractor main contact': main,
    'contractor responsible': worker,
    'contractor colleague': colleague,
    'other company': stranger,
    'signed out': undefined,
  };
  return {
    scene,
    people,
    sites: await createTwoProjects(scene),
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
