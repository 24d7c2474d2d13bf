import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { type GlanceQuery, glanceRows } from '@byggtun/shared/contract/list';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../core/http/serve';
import { findPage } from '../../core/list/findPage';
import { currentUser } from '../../record/person/currentUser';
import { actionSource } from './action/actionSource';
import { listedFor as listedActions } from './action/visibleTo';
import { complaintSource } from './complaint/complaintSource';
import { listedFor as listedComplaints } from './complaint/visibleTo';

const first = (query: GlanceQuery) => ({ ...query, page: 1, itemsPerPage: glanceRows });

/** The Dashboard's cards of cases. */
export const glanceRoutes = (app: FastifyInstance): void => {
  serve(app, glanceAtCases, async ({ request, body, database }) => {
    const user = await currentUser(request);
    const ofComplaints = (query: GlanceQuery) =>
      findPage(database, complaintSource, listedComplaints(user), first(query));
    // One after the other: whoever starts the day takes one connection of the database.
    const complaints = await ofComplaints(body.complaints);
    const enquiries = await ofComplaints(body.enquiries);
    const actions = await findPage(database, actionSource, listedActions(user), first(body.actions));
    return { complaints, enquiries, actions };
  });
};
