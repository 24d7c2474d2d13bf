import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { Registers } from '../area/collect';
import { unsavedBy } from './unsavedBy';

/** What belongs to a record: an attachment by itself, or the comment that it belongs to. */
type Owned = 'attachment' | 'comment';

const eb = expressionBuilder<Database, 'attachment' | 'comment'>();

/** Looked up by key for the one attachment, never as a set of all that the person sees. */
const seesOwner = (owners: Registers['owners'] | Registers['kinds'], actor: Actor, of: Owned) =>
  eb.or(
    [...owners.values()].map(({ type, visibleTo }) =>
      eb.and([
        eb(`${of}.owner_kind`, '=', type),
        sql<SqlBool>`exists (select 1 from ${sql.table(type)}
          where ${sql.ref(`${type}.id`)} = ${sql.ref(`${of}.owner_id`)} and ${visibleTo(actor)})`,
      ]),
    ),
  );

/** Of a comment: who sees its case, and of an internal one (type 2) developer staff alone. */
const seesComment = (kinds: Registers['kinds'], actor: Actor) =>
  eb.and([
    eb('attachment.owner_kind', '=', 'comment'),
    eb.exists(
      eb
        .selectFrom('comment')
        .select('comment.id')
        .whereRef('comment.id', '=', 'attachment.owner_id')
        .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2))
        .where(seesOwner(kinds, actor, 'comment')),
    ),
  ]);

/** Who may see an attachment: who may see what it belongs to; one that is not saved, its uploader alone. */
export const attachmentVisibleTo = (
  { kinds, owners }: Pick<Registers, 'kinds' | 'owners'>,
  actor: Actor,
): Expression<SqlBool> =>
  eb.or([unsavedBy(actor), seesOwner(owners, actor, 'attachment'), seesComment(kinds, actor)]);
