import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CaseKind } from './caseKind';
import { insertJournal } from './insertJournal';
import type { Reassignment } from './openWork';

/** Keeps of each of these records that its responsible was changed. */
export const journalReassigned = (
  transaction: Transaction<Database>,
  kind: CaseKind['type'],
  ids: readonly number[],
  { fromId, toId, byId }: Reassignment,
): Promise<void> =>
  insertJournal(
    transaction,
    ids.map((owner_id) => ({
      owner_kind: kind,
      owner_id,
      created_by_id: byId,
      field: 'responsible',
      from_value: fromId,
      to_value: toId,
    })),
  );
