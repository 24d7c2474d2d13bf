import { clockTolerance, postInfotechEvent } from '@byggtun/shared/contract/infotech';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

import { refuse } from '../http/refuse';
import { serve } from '../http/serve';
import { createSiteNews } from '../siteList/createSiteNews';
import { gather } from './gather';
import type { InfotechEvent } from './insertEvents';
import { requireInfotechKey } from './requireInfotechKey';
import { saveInfotechEvents } from './saveInfotechEvents';

/** Events that are written together, and the milliseconds in which they come: longer costs patience, shorter the database's time. */
const together = { most: 250, pause: 10 };

/** What the database can't take (SQLSTATE class 22) is one event's own fault. */
const isOfItem = (error: unknown) => error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');

/** Check-in and check-out from the access-control system on site. */
export const infotechRoutes = (app: FastifyInstance): void => {
  const news = createSiteNews(app);
  const save = gather(
    async (events: readonly InfotechEvent[]) => {
      const { accepted, projectIds } = await saveInfotechEvents(app.database.db, events);
      news.add(projectIds);
      return accepted;
    },
    { ...together, isOfItem },
  );
  const handler = async ({ body }: { body: InfotechEvent }) => {
    if (Date.parse(body.occurredAt) > Date.now() + clockTolerance * 60_000)
      throw refuse.invalid({ occurredAt: ['Tidspunktet har ikke vært ennå.'] });
    return { accepted: await save(body) };
  };
  serve(app, postInfotechEvent, handler, requireInfotechKey);
  app.addHook('preClose', () => news.stop());
};
