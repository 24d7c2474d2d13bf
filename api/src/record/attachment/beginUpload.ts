import { randomUUID } from 'node:crypto';

import type { Actor } from '@byggtun/shared/contract/actor';
import { unsavedLimit } from '@byggtun/shared/contract/attachment';
import { type beginUpload as route, type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentProblem, extensionOf } from '@byggtun/shared/contract/attachmentKind';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { documentProblem } from '@byggtun/shared/contract/documentKind';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type * as z from 'zod';

import { refuse } from '../../core/http/refuse';
import { requireRoom } from './requireRoom';
import { unsavedBy } from './unsavedBy';

/** So many files that are not saved a person may have, large or small. */
const unsavedCount = 200;

const problemOf = (input: z.output<typeof route.body>) => {
  if (['heic', 'heif'].includes(extensionOf(input.fileName))) return attachmentTexts.heic;
  return input.isDocument ? documentProblem(input) : attachmentProblem(input);
};

/**
 * Makes room for a file.
 * @throws Refusal 400 when it can't be taken, the person has too much that is not saved, or the company or the project no room
 */
export const beginUpload = async (
  { database: { db }, limits }: Pick<FastifyInstance, 'database' | 'limits'>,
  actor: Actor,
  input: z.output<typeof route.body>,
): Promise<Upload> => {
  const problem = problemOf(input);
  if (problem) throw refuse.rule(problem);
  // Told before a byte is sent; it is counted when the file is saved with its case.
  if (input.projectId !== undefined)
    await requireRoom(db, limits, { kind: 'project', id: input.projectId }, input.size);
  return db.transaction().execute(async (transaction) => {
    // The uploader's row is the lock: of two at once the second counts the first.
    await transaction
      .selectFrom('contact_person')
      .select('id')
      .where('id', '=', actor.id)
      .forNoKeyUpdate()
      .execute();
    const { bytes, files } = await transaction
      .selectFrom('attachment')
      .where(unsavedBy(actor))
      .select([
        sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
        sql<number>`count(*)::int`.as('files'),
      ])
      .executeTakeFirstOrThrow();
    if (bytes + input.size > unsavedLimit || files >= unsavedCount)
      throw refuse.rule(attachmentTexts.tooMuchUnsaved);
    const bufferGuid = randomUUID();
    await transaction
      .insertInto('attachment')
      .values({
        buffer_guid: bufferGuid,
        file_name: input.fileName,
        content_type: input.contentType ?? '',
        size: input.size,
        created_by_id: actor.id,
        is_document: input.isDocument === true,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .execute();
    const room = await requireRoom(transaction, limits, { kind: 'company', id: actor.companyId });
    return { bufferGuid, received: 0, size: input.size, ...(room && { room }) };
  });
};
