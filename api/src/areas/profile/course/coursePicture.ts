import type { Actor } from '@byggtun/shared/contract/actor';
import { attachmentStatus } from '@byggtun/shared/contract/attachment';
import { coursePictureTexts } from '@byggtun/shared/contract/coursePicture';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { attachNew, type SavingApp } from '../../../record/attachment/attachNew';
import { releaseAttachments } from '../../../record/attachment/releaseAttachments';
import { courseOwner } from './courseOwner';

const ownerOf = (id: number) => ({ kind: courseOwner.type, id });

/** Holds the course until the transaction ends, so that of two pictures at once one stays. */
const requireOwn = async (transaction: Transaction<Database>, contactPersonId: number, id: number) => {
  const own = await transaction
    .selectFrom('contact_person_course')
    .where('id', '=', id)
    .where('contact_person_id', '=', contactPersonId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw refuse.notFound();
};

const requireImage = async (transaction: Transaction<Database>, { id }: Pick<Actor, 'id'>, guid: string) => {
  const file = await transaction
    .selectFrom('attachment')
    .where('buffer_guid', '=', guid)
    .where('created_by_id', '=', id)
    .where('completed_at', 'is not', null)
    .select('has_thumbnail')
    .executeTakeFirst();
  // What is not the caller's or not whole is refused when it is attached.
  if (file && !file.has_thumbnail) throw refuse.rule(coursePictureTexts.notImage);
};

/**
 * Makes an image of the caller's the picture of one of their courses; the one before goes.
 * @throws Refusal 404 when the course is not theirs, 400 when the file is no image, and as `attachNew`
 */
export const setCoursePicture = (
  { database, limits }: SavingApp,
  actor: Pick<Actor, 'id'>,
  { id, bufferGuid }: { id: number; bufferGuid: string },
): Promise<void> =>
  database.db.transaction().execute(async (transaction) => {
    await requireOwn(transaction, actor.id, id);
    await requireImage(transaction, actor, bufferGuid);
    const picture = { bufferGuid, status: attachmentStatus.unsaved };
    await attachNew({ transaction, limits }, actor, ownerOf(id), [picture]);
    await releaseAttachments(transaction, ownerOf(id), bufferGuid);
  });

/** Deletes the picture of a course of a contact person. @throws Refusal 404 when the course is not theirs */
export const removeCoursePicture = (
  db: Kysely<Database>,
  contactPersonId: number,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requireOwn(transaction, contactPersonId, id);
    await releaseAttachments(transaction, ownerOf(id));
  });
