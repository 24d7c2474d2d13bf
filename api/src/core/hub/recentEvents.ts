import { type RecentChange, recentChanges } from '@byggtun/shared/contract/hub';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { groupsOf, type Membership } from './membership';

/** Of more changes than this in so short a time the oldest are left out. */
const most = 500;

/** What has been changed in the last seconds for these groups, each once, the latest last (`recentChanges`). */
export const recentEvents = async (
  db: Kysely<Database>,
  membership: Membership,
): Promise<readonly RecentChange[]> => {
  const { rows } = await sql<RecentChange>`
    select payload ->> 'event' as event, payload -> 'payload' as payload,
      extract(epoch from now() - max(created))::float8 as age
    from hub_event
    where created > now() - make_interval(secs => ${recentChanges.seconds})
      and audience && ${groupsOf(membership)}::text[]
      and payload ->> 'event' <> 'OnInfotechEvent'
    group by hub_event.payload order by max(id) desc limit ${most}`.execute(db);
  return rows.reverse();
};
