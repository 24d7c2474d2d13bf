import {
  attachmentStatus,
  type AttachmentsToSave,
  attachmentTexts,
} from '@byggtun/shared/contract/attachment';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { type AttachmentOwner, ownerColumn } from './attachmentOwner';
import { unsavedBy } from './unsavedBy';

/**
 * Makes the new ones (status 2) among these attachments of what is saved, inside the caller's transaction. One that the caller
 * has attached to the same owner before counts as done, so that a repeated save is no mistake.
 * @returns how many are new
 * @throws Refusal 400 when one is not the caller's own, not complete, or saved elsewhere
 */
export const attachNew = async (
  transaction: Transaction<Database>,
  actor: Pick<CaseActor, 'id'>,
  owner: AttachmentOwner,
  attachments: AttachmentsToSave = [],
): Promise<number> => {
  const isNew = attachments.filter(({ status }) => status === attachmentStatus.unsaved);
  const guids = [...new Set(isNew.map(({ bufferGuid }) => bufferGuid.toLowerCase()))];
  if (guids.length === 0) return 0;
  const attached = await transaction
    .updateTable('attachment')
    .set({ [ownerColumn(owner)]: owner.id })
    .where('buffer_guid', 'in', guids)
    .where('completed_at', 'is not', null)
    .where(unsavedBy(actor))
    .returning('buffer_guid')
    .execute();
  const rest = guids.filter((guid) => !attached.some(({ buffer_guid }) => buffer_guid === guid));
  if (rest.length === 0) return attached.length;
  const before = await transaction
    .selectFrom('attachment')
    .where('buffer_guid', 'in', rest)
    .where(ownerColumn(owner), '=', owner.id)
    .where('created_by_id', '=', actor.id)
    .select('buffer_guid')
    .execute();
  if (before.length < rest.length) throw refuse.rule(attachmentTexts.notReady);
  return attached.length;
};
