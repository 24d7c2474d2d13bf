import { hubRecentSeconds } from '@byggtun/shared/contract/hub';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { groupsOf, type Membership } from './membership';

/** Of more changes than this in so short a time the oldest are left out. */
const most = 500;

interface RecentEvent {
  event: string;
  payload: unknown;
}

/**
 * What has been changed in the last seconds for these groups (`hubRecentSeconds`), each once, the latest last. Who has gone in or out is
 * not among it: that is told to a person, who would read it a second time.
 */
export const recentEvents = async (
  db: Kysely<Database>,
  membership: Membership,
): Promise<readonly RecentEvent[]> => {
  const { rows } = await sql<{ payload: RecentEvent }>`
    select payload from hub_event
    where created > now() - make_interval(secs => ${hubRecentSeconds})
      and audience && ${groupsOf(membership)}::text[]
      and payload ->> 'event' <> 'OnInfotechEvent'
    group by payload order by max(id) desc limit ${most}`.execute(db);
  return rows.map(({ payload }) => payload).reverse();
};
