import { getReadiness } from '@byggtun/shared/contract/readiness';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { requireEditor } from '../company/requireCompany';
import { findReadiness } from './findReadiness';

/** What the people of one's company lack before the site (docs/product/company.md#before-the-site). */
export const readinessRoutes = (app: FastifyInstance): void => {
  serve(app, getReadiness, async ({ request, params: { id } }) => {
    requireEditor(await currentUser(request), id);
    return findReadiness(app.database.db, id);
  });
};
