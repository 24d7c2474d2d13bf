import { clockTolerance, postInfotechEvent } from '@byggtun/shared/contract/infotech';
import type { FastifyInstance } from 'fastify';

import { isForeignValue } from '../../../core/database/isForeignValue';
import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { createSiteNews } from '../siteList/createSiteNews';
import { createBatch } from './createBatch';
import type { InfotechEvent } from './insertEvents';
import { requireInfotechKey } from './requireInfotechKey';
import { saveInfotechEvents } from './saveInfotechEvents';

/** Events that are written together, and the milliseconds in which they come: longer costs time, shorter the database's time. */
const together = { most: 250, delay: 10 };

/** Check-in and check-out from the access-control system on site. */
export const infotechRoutes = (app: FastifyInstance): void => {
  const news = createSiteNews(app);
  const save = createBatch(
    async (events: readonly InfotechEvent[]) => {
      const { accepted, projectIds } = await saveInfotechEvents(app.database.db, events);
      news.add(projectIds);
      return accepted;
    },
    { ...together, isOfItem: isForeignValue },
  );
  const handler = async ({ body }: { body: InfotechEvent }) => {
    if (Date.parse(body.occurredAt) > Date.now() + clockTolerance * 60_000)
      throw refuse.invalid({ occurredAt: ['Tidspunktet har ikke vært ennå.'] });
    return { accepted: await save(body) };
  };
  serve(app, postInfotechEvent, handler, requireInfotechKey);
  app.addHook('preClose', () => news.stop());
};
