import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createAttachment } from './attachments';
import { owned } from './owned';
import type { TestContact } from './people';

type App = Pick<FastifyInstance, 'database' | 'files'>;
type Folder = Insertable<Database['folder']>;

/** A folder of a project's document hotel, or what else is said. */
export const createFolder = (
  { database: { db } }: App,
  values: Partial<Folder> & Pick<Folder, 'project_id'>,
): Promise<{ id: number; uuid: string; project_id: number }> =>
  db
    .insertInto('folder')
    .values({ kind: 'documents', name: 'Mappe', ...values })
    .returning(['id', 'uuid', 'project_id'])
    .executeTakeFirstOrThrow();

interface NewDocument {
  folder: { id: number; project_id: number };
  author: TestContact;
  fileName?: string;
  mediaType?: string;
  /** The file of each version; one without bytes when left out. */
  versions?: readonly Buffer[];
}

/** A document with its versions, whose files are in the store. */
export const createDocument = async (
  { database: { db }, files }: App,
  { folder, author, fileName = 'Plan.pdf', mediaType = 'application/pdf', versions }: NewDocument,
): Promise<{ id: number; uuid: string; guids: string[] }> => {
  const contents = versions ?? [Buffer.from('%PDF-1.4')];
  const document = await db
    .insertInto('document')
    .values({
      project_id: folder.project_id,
      folder_id: folder.id,
      file_name: fileName,
      version: contents.length,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const guids: string[] = [];
  for (const [index, bytes] of contents.entries()) {
    const { id } = await db
      .insertInto('revision')
      .values({
        project_id: folder.project_id,
        document_id: document.id,
        number: index + 1,
        comment: index > 0 ? `Endring ${index}` : '',
        author_id: author.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const guid = await createAttachment(db, author, {
      ...owned('revision', id),
      file_name: fileName,
      content_type: mediaType,
      size: bytes.length,
      received: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    await files.put(guid, 'content', (path) => writeFile(path, bytes));
    guids.push(guid);
  }
  return { ...document, guids };
};
