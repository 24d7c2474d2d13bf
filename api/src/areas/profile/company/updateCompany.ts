import { isDeepStrictEqual } from 'node:util';

import { companyTexts } from '@byggtun/shared/contract/companyRules';
import type { updateCompany as route } from '@byggtun/shared/contract/companySave';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireVersion } from '../../../record/case/requireVersion';

type Given = z.output<typeof route.body>;

/** Postcode and place, wherever they stand; no place where none is given. */
const placeOf = ({ postCode, postPlace }: Pick<Given, 'postCode' | 'postPlace'>) =>
  typeof postCode === 'string'
    ? { code: postCode, place: postPlace }
    : { code: postCode.postCodeText, place: postPlace ?? postCode.postPlace };

/**
 * Stores what of a company can be edited; who may is asked before. What stands so already is no change, so that a save whose answer was
 * lost can be sent again.
 * @throws Refusal 404 when there is none, 400 `stale` when it has changed since it was shown
 */
export const updateCompany = (
  db: Kysely<Database>,
  { id, version, postCode, postPlace, ...facts }: Given,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('company')
      .where('id', '=', id)
      .select(['version', 'mobile', 'phone', 'www', 'address', 'post_code', 'post_place'])
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const { code, place } = placeOf({ postCode, postPlace });
    const given = { ...facts, post_code: code, post_place: place ?? before.post_place };
    if (isDeepStrictEqual({ ...before, ...given }, before)) return;
    requireVersion(before, { version }, companyTexts.companyStale);
    await transaction
      .updateTable('company')
      .set({ ...given, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
  });
