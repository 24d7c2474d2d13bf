import { getSetting, getStart, putSetting } from '@byggtun/shared/contract/setting';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { findCurrentProjects } from '../infotech/findCurrentProjects';
import { currentUser } from '../person/currentUser';
import { findPsiAgreement } from '../psi/findPsiAgreement';
import { savePsiAgreement } from '../psi/savePsiAgreement';
import { saveSetting } from './saveSetting';

/** The caller's own settings; nobody reads or writes another's. */
export const settingRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  const psiAgreement = async (personId: number) => ({
    value: JSON.stringify(await findPsiAgreement(db, personId)),
  });
  serve(app, getStart, async ({ request }) => {
    const user = await currentUser(request);
    const [found, currentProjects] = await Promise.all([
      db
        .selectFrom('person_setting')
        .select(['key', 'value'])
        .where('person_id', '=', user.personId)
        .execute(),
      findCurrentProjects(db, user),
    ]);
    const valueOf = (key: string) => found.find((setting) => setting.key === key)?.value ?? null;
    return {
      cometanceUpdated: valueOf('cometanceUpdated'),
      noHmsCard: valueOf('noHmsCard'),
      BTDarkMode: valueOf('BTDarkMode'),
      currentProjects,
    };
  });
  serve(app, getSetting, async ({ request, params: { key } }) => {
    const { personId } = await currentUser(request);
    if (key === 'psiAgreement') return psiAgreement(personId);
    const found = await db
      .selectFrom('person_setting')
      .select('value')
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .executeTakeFirst();
    return { value: found?.value ?? null };
  });
  serve(app, putSetting, async ({ request, params: { key }, body }) => {
    const user = await currentUser(request);
    if (key === 'psiAgreement') {
      await savePsiAgreement(app.database, user, body);
      return psiAgreement(user.personId);
    }
    await saveSetting(db, user.personId, key, body);
    return { value: body };
  });
};
