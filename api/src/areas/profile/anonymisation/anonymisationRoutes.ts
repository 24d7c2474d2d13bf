import {
  anonymisationTexts,
  anonymisePerson as anonymisePersonRoute,
  listAnonymisations,
  listDeactivatedPeople,
} from '@byggtun/shared/contract/anonymisation';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { anonymisePerson } from './anonymisePerson';
import { findAnonymisations } from './findAnonymisations';
import { findDeactivatedPeople } from './findDeactivatedPeople';

/** What developer staff do with people who have left (docs/product/company.md#anonymising). */
export const anonymisationRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listDeactivatedPeople, async ({ request, query }) => {
    requireStaff(await currentUser(request), anonymisationTexts.notStaff);
    return findDeactivatedPeople(db, query.text);
  });
  serve(app, listAnonymisations, async ({ request }) => {
    requireStaff(await currentUser(request), anonymisationTexts.notStaff);
    return { items: await findAnonymisations(db) };
  });
  serve(app, anonymisePersonRoute, async ({ request, params: { personId } }) => {
    const user = requireStaff(await currentUser(request), anonymisationTexts.notStaff);
    if (await anonymisePerson(db, app.registers, user, personId))
      request.log.info({ personId, byId: user.id }, 'a person was anonymised');
    const [line] = await findAnonymisations(db, personId);
    if (!line) throw refuse.notFound();
    return line;
  });
};
