import { getGuides } from '@byggtun/shared/contract/guide';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';

/** Where the handbooks lie (docs/product/profile.md#handbooks). */
export const guideRoutes = (app: FastifyInstance): void => {
  const { handbookUrl = null, userGuideUrl = null } = app.settings;
  serve(app, getGuides, async ({ request }) => {
    const { isByggtun } = await currentUser(request);
    return { handbook: isByggtun ? handbookUrl : null, userGuide: userGuideUrl };
  });
};
