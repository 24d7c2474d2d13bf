import type { Transaction } from 'kysely';

import { chunksOf } from '../../core/database/chunksOf';
import type { Database } from '../../core/database/schema';
import type { CaseKind } from './caseKind';
import type { Reassignment } from './openWork';

/** Keeps of each of these records that its responsible was changed. */
export const journalReassigned = async (
  transaction: Transaction<Database>,
  kind: CaseKind['type'],
  ids: readonly number[],
  { fromId, toId, byId }: Reassignment,
): Promise<void> => {
  for (const chunk of chunksOf(ids))
    await transaction
      .insertInto('journal')
      .values(
        chunk.map((owner_id) => ({
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
