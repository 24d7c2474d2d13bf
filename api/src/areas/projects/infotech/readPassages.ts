import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { Passage } from './passage';

export interface ReceivedPassage extends Passage {
  id: string;
}

/** What was received of the passages of people since an instant of each, in milliseconds since 1970; by their e-mails. */
export const readPassages = async (
  transaction: Transaction<Database>,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, ReceivedPassage[]>> => {
  const asked = [...since].map(([email, at]) => ({ email, since: new Date(at).toISOString() }));
  const { rows } = await sql<Database['infotech_event']>`
    select event.id, event.email, event.direction, event.project_ids, event.occurred_at
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (email text, since timestamptz)
    join infotech_event event on event.email = asked.email and event.occurred_at >= asked.since`.execute(
    transaction,
  );
  const passages = new Map<string, ReceivedPassage[]>(asked.map(({ email }) => [email, []]));
  for (const { id, email, direction, project_ids, occurred_at } of rows)
    passages.get(email)?.push({ id, direction, projectIds: project_ids, at: occurred_at.getTime() });
  return passages;
};
