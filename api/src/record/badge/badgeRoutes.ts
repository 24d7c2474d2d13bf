import { type BadgeCounts, badgeCounts, getBadgeCounts } from '@byggtun/shared/contract/user';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../core/http/serve';
import { currentUser } from '../person/currentUser';

/** The counts of the menu, of all areas in one call. */
export const badgeRoutes = (app: FastifyInstance): void => {
  serve(app, getBadgeCounts, async ({ request }): Promise<BadgeCounts> => {
    const user = await currentUser(request);
    const counts = await Promise.all(app.registers.badges.map(({ count }) => count(app.database.db, user)));
    return badgeCounts.parse(Object.assign({}, ...counts));
  });
};
