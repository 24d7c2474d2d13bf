import { getSetting, getStart, putSetting } from '@byggtun/shared/contract/setting';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findCurrentProjects } from '../../projects/door';
import { storedSetting } from './storedSetting';

/** The caller's own settings; nobody reads or writes another's. */
export const settingRoutes = (app: FastifyInstance): void => {
  const { database } = app;
  const { db } = database;
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
    const user = await currentUser(request);
    const source = app.registers.settings.get(key) ?? storedSetting(key);
    return { value: await source.read(database, user) };
  });
  serve(app, putSetting, async ({ request, params: { key }, body }) => {
    const user = await currentUser(request);
    const source = app.registers.settings.get(key) ?? storedSetting(key);
    await source.save(database, user, body);
    return { value: await source.read(database, user) };
  });
};
