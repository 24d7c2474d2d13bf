import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { CaseKind, CaseSearch, FoundCase } from './caseKind';

/** The case, for those who may see it. @throws Refusal 404 when it is not there or not the caller's to see */
export const requireCase = async (
  db: Kysely<Database>,
  kind: CaseKind,
  search: CaseSearch,
): Promise<FoundCase> => {
  const found = await kind.find(db, search);
  if (!found) throw refuse.notFound();
  return found;
};
