import type { Evidence } from '@byggtun/shared/contract/actionRules';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

/** What counts for 'Sett som behandlet': comments, as far as the caller sees them, and attachments of the action and of those comments. */
export const findEvidence = async (
  db: Kysely<Database>,
  actor: CaseActor,
  actionId: number,
): Promise<Evidence> => {
  const seen = db
    .selectFrom('comment')
    .where('comment.action_id', '=', actionId)
    .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2));
  const attached = db
    .selectFrom('attachment')
    .where((eb) =>
      eb.or([
        eb('attachment.action_id', '=', actionId),
        eb('attachment.comment_id', 'in', seen.select('comment.id')),
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
