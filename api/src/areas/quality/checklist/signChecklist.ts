import type { Actor } from '@byggtun/shared/contract/actor';
import type { signChecklist as signRoute } from '@byggtun/shared/contract/checklistSave';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { findSignatures } from './findSignatures';
import { findUpdated } from './findUpdated';
import { lockChecklist } from './lockChecklist';
import { requireEdit } from './requireEdit';
import { tellChanged } from './tellChanged';

type Input = z.output<typeof signRoute.body>;

/**
 * Adds a signature; the same one sent again is no second.
 * @throws Refusal 403 for who is not responsible, 404 not there, 400 completed, and `savedBefore` for a `uuid` that was used for another
 */
export const signChecklist = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  { id, uuid, fullName, drawing }: Input,
): Promise<RouteAnswer<typeof signRoute>> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await lockChecklist(transaction, actor, id);
    const there = await transaction
      .selectFrom('checklist_signature')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (there) {
      const isSame = there.checklist_id === id && there.full_name === fullName && there.drawing === drawing;
      if (!isSame || there.created_by_id !== actor.id) throw refuse.savedBefore();
    } else {
      requireEdit(actor, before);
      await transaction
        .insertInto('checklist_signature')
        .values({ uuid, checklist_id: id, full_name: fullName, drawing, created_by_id: actor.id })
        .execute();
      await tellChanged(transaction, actor, id);
    }
    return {
      signatures: await findSignatures(transaction, id),
      updatedString: await findUpdated(transaction, id),
    };
  });
