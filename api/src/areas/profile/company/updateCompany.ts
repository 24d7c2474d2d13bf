import { companyTexts } from '@byggtun/shared/contract/companyRules';
import type { updateCompany as route } from '@byggtun/shared/contract/companySave';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireVersion } from '../../../record/case/requireVersion';

/**
 * Stores what of a company can be edited; who may is asked before.
 * @throws Refusal 404 when there is none, 400 `stale` when somebody else has changed it meanwhile
 */
export const updateCompany = (
  db: Kysely<Database>,
  { id, version, postCode, postPlace, ...facts }: z.output<typeof route.body>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('company')
      .where('id', '=', id)
      .select('version')
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    requireVersion(before, { version }, companyTexts.stale);
    await transaction
      .updateTable('company')
      .set({ ...facts, post_code: postCode, post_place: postPlace, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
  });
