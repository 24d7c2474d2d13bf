import type { Evidence } from '@byggtun/shared/contract/actionRules';
import type { Actor } from '@byggtun/shared/contract/actor';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** What counts for 'Sett som behandlet': comments, as far as the caller sees them, and attachments of the action and of those comments. */
export const findEvidence = async (
  db: Kysely<Database>,
  actor: Actor,
  actionId: number,
): Promise<Evidence> => {
  const seen = db
    .selectFrom('comment')
    .where('comment.owner_kind', '=', 'action')
    .where('comment.owner_id', '=', actionId)
    .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2));
  const attached = db.selectFrom('attachment').where((eb) =>
    eb.or([
      eb.and([eb('attachment.owner_kind', '=', 'action'), eb('attachment.owner_id', '=', actionId)]),
      eb.and([
        eb('attachment.owner_kind', '=', 'comment'),
        // An array is looked up in the index; `in` a query would not be, beside an `or`.
        sql<boolean>`attachment.owner_id = any(array(${seen.select('comment.id')}))`,
      ]),
    ]),
  );
  const found = await db
    .selectNoFrom([
      seen.select((eb) => eb.fn.countAll<number>().as('count')).as('comments'),
      attached.select((eb) => eb.fn.countAll<number>().as('count')).as('attachments'),
    ])
    .executeTakeFirstOrThrow();
  return { comments: found.comments ?? 0, attachments: found.attachments ?? 0 };
};
