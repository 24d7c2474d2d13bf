import { type ActionStatus, actionStatuses } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { visibleTo } from './visibleTo';

/** What another area shows of an action. */
export interface ActionFacts {
  id: number;
  title: string;
  actionStatus: ActionStatus;
  statusText: string;
  /** Full name. */
  responsible: string;
}

/** The actions of these ids that the caller may see, by id. */
export const findActionFacts = async (
  db: Kysely<Database>,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActionFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('action')
    .innerJoin('contact_person', 'contact_person.id', 'action.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('action.id', 'in', ids)
    .where(visibleTo(actor))
    .select(['action.id', 'action.title', 'action.status as actionStatus', 'person.full_name as responsible'])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, statusText: actionStatuses[row.actionStatus].text }]));
};
