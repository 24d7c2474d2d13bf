import { getReleases } from '@byggtun/shared/contract/release';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';

/** How many flips are told of. */
const told = 50;

/** What is live, since when and by whom, for developer staff. */
export const releaseRoutes = (app: FastifyInstance): void => {
  serve(app, getReleases, async ({ request }) => {
    const { isByggtun } = await currentUser(request);
    if (!isByggtun) throw refuse.forbidden();
    const { state } = await app.releases.current();
    return { state, history: await app.releases.history(told) };
  });
};
