import { getSetting, putSetting } from '@byggtun/shared/contract/setting';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { saveSetting } from './saveSetting';

/** The caller's own settings; nobody reads or writes another's. */
export const settingRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getSetting, async ({ request, params }) => {
    const { personId } = await currentUser(request);
    const found = await db
      .selectFrom('person_setting')
      .select('value')
      .where('person_id', '=', personId)
      .where('key', '=', params.key)
      .executeTakeFirst();
    return { value: found?.value ?? null };
  });
  serve(app, putSetting, async ({ request, params, body }) => {
    const { personId } = await currentUser(request);
    await saveSetting(db, personId, params.key, body);
    return { value: body };
  });
};
