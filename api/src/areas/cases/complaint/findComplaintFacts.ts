import type { Actor } from '@byggtun/shared/contract/actor';
import { type ComplaintStatus, complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { visibleTo } from './visibleTo';

/** What another area shows of a complaint. */
export interface ComplaintFacts {
  lineIndexLineId: number;
  name: string;
  lineStatus: ComplaintStatus;
  regStatus: string;
  /** Full name of the responsible. */
  contactPersonPersonFullName: string;
}

/** The complaints of these ids that the caller may see, by id. */
export const findComplaintFacts = async (
  db: Kysely<Database>,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ComplaintFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaint')
    .innerJoin('contact_person', 'contact_person.id', 'complaint.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('complaint.id', 'in', ids)
    .where(visibleTo(actor))
    .select(['complaint.id as lineIndexLineId', 'complaint.name', 'complaint.status as lineStatus'])
    .select('person.full_name as contactPersonPersonFullName')
    .execute();
  return new Map(
    rows.map((row) => [row.lineIndexLineId, { ...row, regStatus: complaintStatuses[row.lineStatus].text }]),
  );
};
