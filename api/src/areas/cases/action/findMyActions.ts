import type { listMyActions } from '@byggtun/shared/contract/actionList';
import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import type { Connection } from '../../../core/database/connect';
import { findActionRows } from './actionRows';
import { ownedBy } from './visibleTo';

/** So many of each are told of. */
const most = 100;

/** What the caller has to treat, and what has become of what they have reported. */
export const findMyActions = async (
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  actor: Actor,
): Promise<RouteAnswer<typeof listMyActions>> => {
  const open = db
    .selectFrom('action')
    .select('action.id')
    .where(ownedBy(actor))
    .where('action.status', '!=', treatedStatus)
    .orderBy('action.deadline', (order) => order.asc().nullsLast())
    .orderBy('action.id')
    .limit(most);
  const own = db
    .selectFrom('action')
    .leftJoin('aberration', 'aberration.id', 'action.aberration_id')
    .select(['action.id', 'action.aberration_id as aberrationId', 'aberration.category'])
    .where('action.created_by_id', '=', actor.id)
    .orderBy('action.created_at', 'desc')
    .orderBy('action.id', 'desc')
    .limit(most);
  const [toDo, reported] = await Promise.all([open.execute(), own.execute()]);
  const rows = await findActionRows(pool, [...new Set([...toDo, ...reported].map(({ id }) => id))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    toDo: toDo.flatMap(({ id }) => byId.get(id) ?? []),
    reported: reported.flatMap(({ id, ...origin }) => {
      const row = byId.get(id);
      return row ? { ...row, ...origin } : [];
    }),
  };
};
