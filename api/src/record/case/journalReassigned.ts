import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CaseKind } from './caseKind';
import type { Reassignment } from './openWork';

/** As many rows as one statement takes. */
const atOnce = 5000;

/** Keeps of each of these records that its responsible was changed. */
export const journalReassigned = async (
  transaction: Transaction<Database>,
  kind: CaseKind['type'],
  ids: readonly number[],
  { fromId, toId, byId }: Reassignment,
): Promise<void> => {
  for (let at = 0; at < ids.length; at += atOnce)
    await transaction
      .insertInto('journal')
      .values(
        ids.slice(at, at + atOnce).map((owner_id) => ({
          owner_kind: kind,
          owner_id,
          created_by_id: byId,
          field: 'responsible' as const,
          from_value: fromId,
          to_value: toId,
        })),
      )
      .execute();
};
