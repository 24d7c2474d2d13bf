import type { Actor } from '@byggtun/shared/contract/actor';
import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import type { FastifyInstance } from 'fastify';

import { copyImages } from '../../../record/attachment/copyImages';

/** What copies images and saves with them. */
export type CarryingApp = Pick<FastifyInstance, 'database' | 'files' | 'limits'>;

/**
 * The attachments of a case that is to be made of an item, with copies of those that are the item's images. Nothing is copied for who
 * may not make it, nor when there is one already, as by the same form sent again.
 */
export const carryImages = async (
  app: CarryingApp,
  actor: Actor,
  itemId: number,
  attachments: AttachmentsToSave = [],
): Promise<AttachmentsToSave> => {
  const free = await app.database.db
    .selectFrom('checkpoint')
    .innerJoin('checklist', 'checklist.id', 'checkpoint.checklist_id')
    .where('checkpoint.id', '=', itemId)
    .where('checklist.responsible_id', '=', actor.id)
    .where('checklist.is_completed', '=', false)
    .where('checkpoint.aberration_id', 'is', null)
    .where('checkpoint.complaint_id', 'is', null)
    .where('checkpoint.action_id', 'is', null)
    .select('checkpoint.id')
    .executeTakeFirst();
  return free ? copyImages(app, actor, { kind: 'checkpoint', id: itemId }, attachments) : attachments;
};
