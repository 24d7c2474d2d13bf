import type { Actor } from '@byggtun/shared/contract/actor';
import { attachmentStatus, type AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { Limits } from '../../core/limit/limits';
import type { AttachmentOwner } from './attachmentOwner';
import { requireRoom } from './requireRoom';
import { unsavedBy } from './unsavedBy';

/** What a command that saves a case with attachments needs of the server. */
export type SavingApp = Pick<FastifyInstance, 'database' | 'limits'>;

interface Saving {
  transaction: Transaction<Database>;
  limits: Limits;
}

/**
 * Makes the new ones (status 2) among these attachments of what is saved, inside the caller's transaction. One that the caller
 * has attached to the same owner before counts as done, so that a repeated save is no mistake.
 * @param isDocument the owner is a document; what was begun as one belongs to nothing else
 * @returns how many are new
 * @throws Refusal 400 when one is not the caller's own, not complete, or saved elsewhere, and when the project has no room for them
 */
export const attachNew = async (
  { transaction, limits }: Saving,
  actor: Pick<Actor, 'id'>,
  owner: AttachmentOwner,
  attachments: AttachmentsToSave = [],
  { isDocument = false } = {},
): Promise<number> => {
  const isNew = attachments.filter(({ status }) => status === attachmentStatus.unsaved);
  const guids = [...new Set(isNew.map(({ bufferGuid }) => bufferGuid.toLowerCase()))];
  if (guids.length === 0) return 0;
  const attached = await transaction
    .updateTable('attachment')
    .set({ owner_kind: owner.kind, owner_id: owner.id })
    .where('buffer_guid', 'in', guids)
    .where('completed_at', 'is not', null)
    .where('is_document', '=', isDocument)
    .where(unsavedBy(actor))
    .returning([
      'buffer_guid',
      (eb) =>
        eb
          .selectFrom('record')
          .where('record.kind', '=', owner.kind)
          .where('record.id', '=', owner.id)
          .select('record.project_id')
          .as('projectId'),
    ])
    .execute();
  const projectId = attached[0]?.projectId;
  if (projectId !== undefined && projectId !== null)
    await requireRoom(transaction, limits, { kind: 'project', id: projectId });
  const rest = guids.filter((guid) => !attached.some(({ buffer_guid }) => buffer_guid === guid));
  if (rest.length === 0) return attached.length;
  const before = await transaction
    .selectFrom('attachment')
    .where('buffer_guid', 'in', rest)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('created_by_id', '=', actor.id)
    .select('buffer_guid')
    .execute();
  if (before.length < rest.length) throw refuse.rule(attachmentTexts.notReady);
  return attached.length;
};
