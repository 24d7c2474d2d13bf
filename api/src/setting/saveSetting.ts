import { type SettingKey, settingValues } from '@byggtun/shared/contract/setting';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';

/**
 * Stores one of a person's settings; the confirmed safety instructions have tables of their own (`savePsi`).
 * @throws Refusal 400 when the key can't hold the value
 */
export const saveSetting = async (
  db: Kysely<Database>,
  personId: number,
  key: Exclude<SettingKey, 'psiAgreement'>,
  value: string,
): Promise<void> => {
  if (!settingValues[key].safeParse(value).success) throw refuse.rule(`${key} kan ikke være «${value}»`);
  await db
    .insertInto('person_setting')
    .values({ person_id: personId, key, value })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doUpdateSet({ value }))
    .execute();
};
