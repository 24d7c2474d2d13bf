import { type GlanceQuery, glanceRows } from '@byggtun/shared/contract/list';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../core/http/serve';
import { findPage } from '../../core/list/findPage';
import { currentUser } from '../../record/person/currentUser';
import { checklistSource } from './checklist/checklistSource';
import { listedFor as listedChecklists } from './checklist/visibleTo';
import { scheduleSource } from './schedule/scheduleSource';
import { listedFor as listedSchedules } from './schedule/visibleTo';

const first = (query: GlanceQuery) => ({ ...query, page: 1, itemsPerPage: glanceRows });

/** The Dashboard's cards of self-checks and checklists. */
export const glanceRoutes = (app: FastifyInstance): void => {
  serve(app, glanceAtQuality, async ({ request, body, database }) => {
    const user = await currentUser(request);
    const checklistsOf = body.checklists && listedChecklists(user);
    // One after the other: whoever starts the day takes one connection of the database.
    const checkups = await findPage(database, scheduleSource, listedSchedules(user), first(body.checkups));
    if (!body.checklists || !checklistsOf) return { checkups };
    const checklists = await findPage(database, checklistSource, checklistsOf, first(body.checklists));
    return { checkups, checklists };
  });
};
