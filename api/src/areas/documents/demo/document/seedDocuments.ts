import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { Insertable, Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { FileStore } from '../../../../core/file/fileStore';
import { insertRows } from '../../../../record/demo/insertRows';
import { createRandom, type Random } from '../../../../record/demo/random';
import { demoFile } from './demoFile';
import {
  type DemoDocument,
  type DemoFolder,
  documentTree,
  drawingTree,
  hmsTree,
  houseDrawings,
} from './demoTree';

interface Project {
  id: number;
  name: string;
  authorId: number;
  houses: { id: number; name: string }[];
  random: Random;
}

interface Place {
  transaction: Transaction<Database>;
  files: FileStore;
  project: Project;
}

type Attachment = Insertable<Database['attachment']>;
type Kind = Database['folder']['kind'];

const day = 86_400_000;

const insertFolder = async (
  { transaction, project }: Place,
  { name, isOpen, staffOnly }: DemoFolder,
  at: { kind: Kind; parent_id?: number; house_id?: number },
): Promise<number> => {
  const may = isOpen === true;
  const values = { ...at, name, project_id: project.id, staff_only: staffOnly === true };
  const { id } = await transaction
    .insertInto('folder')
    .values({ ...values, can_upload: may, can_upload_version: may })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Stored {
  fileName: string;
  /** Of each version: its media type, its bytes, and of a picture a small one. */
  versions: readonly { type: string; bytes: Buffer; thumbnail?: Buffer }[];
}

/** Puts a document into a folder; the rows of its files are given back, so that many are inserted at once. */
const insertDocument = async (
  { transaction, files, project }: Place,
  folder_id: number,
  { fileName, versions }: Stored,
): Promise<Attachment[]> => {
  const first = Date.now() - project.random.int(20, 200) * day;
  const madeAt = versions.map((_, index) => new Date(first + index * 9 * day));
  const project_id = project.id;
  const version = versions.length;
  const document = await transaction
    .insertInto('document')
    .values({ project_id, folder_id, file_name: fileName, version, changed_at: madeAt.at(-1) ?? new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const revisions = await transaction
    .insertInto('revision')
    .values(
      madeAt.map((created_at, index) => ({
        project_id,
        document_id: document.id,
        number: index + 1,
        comment: index === 0 ? '' : 'Oppdatert etter byggemøte',
        author_id: project.authorId,
        created_at,
      })),
    )
    .returning(['id', 'number', 'created_at'])
    .execute();
  return Promise.all(
    revisions.map(async ({ id, number, created_at }): Promise<Attachment> => {
      const { type, bytes, thumbnail } = versions[number - 1] ?? { type: '', bytes: Buffer.alloc(0) };
      const key = randomUUID();
      await files.put(key, thumbnail ? 'image' : 'content', (path) => writeFile(path, bytes));
      if (thumbnail) await files.put(key, 'thumbnail', (path) => writeFile(path, thumbnail));
      return {
        buffer_guid: key,
        owner_kind: 'revision',
        owner_id: id,
        file_name: fileName,
        content_type: type,
        size: bytes.length,
        received: bytes.length,
        created_at,
        completed_at: created_at,
        created_by_id: project.authorId,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        has_thumbnail: thumbnail !== undefined,
      };
    }),
  );
};

const insertMade = (place: Place, folderId: number, document: DemoDocument): Promise<Attachment[]> => {
  const { name: project, random } = place.project;
  const versions = Array.from({ length: document.versions ?? 1 }, (_, index) =>
    demoFile(document, { project, version: index + 1, random }),
  );
  return insertDocument(place, folderId, { fileName: document.name, versions });
};

/** The pictures that the project has already. */
const insertPictures = async (place: Place, folderId: number): Promise<Attachment[]> => {
  const pictures = await place.transaction
    .selectFrom('project_image')
    .where('project_id', '=', place.project.id)
    .where('width', 'in', [192, 960])
    .select('bytes')
    .orderBy('width')
    .execute();
  const [small, large] = pictures;
  if (!small || !large) return [];
  const versions = [{ type: 'image/webp', bytes: large.bytes, thumbnail: small.bytes }];
  return insertDocument(place, folderId, { fileName: 'Byggeplassen.webp', versions });
};

const fill = async (place: Place, kind: Kind, id: number, folder: DemoFolder): Promise<Attachment[]> => {
  const rows: Attachment[] = folder.hasPictures ? await insertPictures(place, id) : [];
  for (const document of folder.documents ?? []) rows.push(...(await insertMade(place, id, document)));
  for (const below of folder.folders ?? []) {
    const inner = await insertFolder(place, below, { kind, parent_id: id });
    rows.push(...(await fill(place, kind, inner, below)));
  }
  return rows;
};

const fillProject = async (place: Place): Promise<Attachment[]> => {
  const rows: Attachment[] = [];
  const plant = async (kind: Kind, root: DemoFolder, house_id?: number) => {
    const id = await insertFolder(place, root, { kind, ...(house_id !== undefined && { house_id }) });
    rows.push(...(await fill(place, kind, id, root)));
  };
  await plant('documents', { name: 'Dokumenthotell', folders: documentTree });
  await plant('hms', hmsTree);
  await plant('blueprints', { name: 'Tegninger', folders: drawingTree });
  for (const { id, name } of place.project.houses)
    await plant('blueprints', { name, documents: houseDrawings }, id);
  return rows;
};

/** Gives the projects of the demo their documents, HMS plans and drawings, of each project its own. */
export const seedDocuments = async (transaction: Transaction<Database>, files: FileStore): Promise<void> => {
  const projects = await transaction
    .selectFrom('project')
    .where('responsible_id', 'is not', null)
    .select(['id', 'name', 'responsible_id'])
    .orderBy('id')
    .limit(14)
    .execute();
  for (const { id, name, responsible_id } of projects) {
    if (responsible_id === null) continue;
    const houses = await transaction
      .selectFrom('house')
      .where('project_id', '=', id)
      .select(['id', 'name'])
      .orderBy('id')
      .limit(6)
      .execute();
    const project = { id, name, authorId: responsible_id, houses, random: createRandom(900 + id) };
    await insertRows(transaction, 'attachment', await fillProject({ transaction, files, project }));
  }
};
