import { type SettingKey, settingValues } from '@byggtun/shared/contract/setting';

import { refuse } from '../../../core/http/refuse';
import type { SettingSource } from '../../../record/setting/settingSource';

/** A setting that is no more than its text. Saving it is refused (400) when the key can't hold the value. */
export const storedSetting = (key: SettingKey): SettingSource => ({
  read: async ({ db }, { personId }) => {
    const found = await db
      .selectFrom('person_setting')
      .select('value')
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .executeTakeFirst();
    return found?.value ?? null;
  },
  save: async ({ db }, { personId }, value) => {
    if (!settingValues[key].safeParse(value).success) throw refuse.rule(`${key} kan ikke være «${value}»`);
    await db
      .insertInto('person_setting')
      .values({ person_id: personId, key, value })
      .onConflict((conflict) => conflict.columns(['person_id', 'key']).doUpdateSet({ value }))
      .execute();
  },
});
