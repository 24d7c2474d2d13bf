import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import { projectImageWidths } from '@byggtun/shared/contract/projectFile';
import type { FastifyInstance } from 'fastify';

import { createProject } from './cases';
import type { TestContact } from './people';
import { createPlace, joinProject } from './places';

/** Gives a project a document; what it holds is looked at by nobody. */
export const createDocument = async (
  { database, files }: FastifyInstance,
  project_id: number,
  kind: 'psi' | 'accident' = 'psi',
): Promise<Buffer> => {
  const bytes = Buffer.from(`%PDF-1.7 ${kind} ${project_id}`);
  const buffer_guid = randomUUID();
  await files.put(buffer_guid, 'content', (path) => writeFile(path, bytes));
  await database.db
    .insertInto('project_document')
    .values({
      project_id,
      kind,
      buffer_guid,
      file_name: `${kind}.pdf`,
      size: bytes.length,
      sha256: buffer_guid,
    })
    .execute();
  return bytes;
};

/** Gives a project its image: of each width some bytes that name it. */
export const createImage = async (
  { database: { db } }: FastifyInstance,
  project_id: number,
): Promise<void> => {
  await db
    .insertInto('project_image')
    .values(projectImageWidths.map((width) => ({ project_id, width, bytes: Buffer.from(`webp ${width}`) })))
    .execute();
  await db.updateTable('project').set({ image_version: 'v1' }).where('id', '=', project_id).execute();
};

/** Gives somebody an HMS card in the company that is active. */
export const giveCard = async ({ database: { db } }: FastifyInstance, { id }: TestContact): Promise<void> => {
  await db.updateTable('contact_person').set({ hms_card_number: '1234567' }).where('id', '=', id).execute();
};

/** A project in which a company takes part, with image, documents and a house. */
export const createWholeProject = async (
  app: FastifyInstance,
  companyId: number,
): Promise<{ projectId: number; houseId: number }> => {
  const { db } = app.database;
  const projectId = await createProject(db);
  await joinProject(db, projectId, companyId);
  await createImage(app, projectId);
  await createDocument(app, projectId, 'psi');
  await createDocument(app, projectId, 'accident');
  const { houseId } = await createPlace(db, projectId);
  return { projectId, houseId };
};
