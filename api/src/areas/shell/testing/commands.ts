import type { Route } from '@byggtun/shared/contract/route';
import { putSetting } from '@byggtun/shared/contract/setting';

import { createContact } from '../../../testing/builders/people';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const beginSetting = async (ground: Ground): Promise<Trial> => {
  const { db } = ground.scene.app.database;
  const who = await createContact(db, ground.scene.worker.companyId);
  const put = (body: string) => ({
    content: body,
    address: '/user/person/settings/BTDarkMode',
    body,
    headers: { 'content-type': 'text/plain' },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('person_setting')
      .where('person_id', '=', who.personId)
      .select('value')
      .execute();
    return rows.map(({ value }) => value);
  };
  return { who, one: put('1'), other: put('2'), held };
};

/** What people do in the frame. */
export const commands: CommandRow[] = [{ route: putSetting, keeps: 'last', begin: beginSetting }];

/** Questions that are too long for an address. */
export const questions: Route[] = [];
