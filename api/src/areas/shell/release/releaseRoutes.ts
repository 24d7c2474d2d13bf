import { getReleases } from '@byggtun/shared/contract/release';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';

/** How many flips are told of. */
const told = 50;

/** What is live, since when and by whom, for developer staff. */
export const releaseRoutes = (app: FastifyInstance): void => {
  serve(app, getReleases, async ({ request }) => {
    requireStaff(await currentUser(request));
    const { state } = await app.releases.current();
    return { state, history: await app.releases.history(told) };
  });
};
