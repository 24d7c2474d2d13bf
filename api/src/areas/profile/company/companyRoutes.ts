import { getCompany, listContactPersons, listDeactivated } from '@byggtun/shared/contract/company';
import { updateCompany as updateCompanyRoute } from '@byggtun/shared/contract/companySave';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findPeople } from '../contactPerson/findPeople';
import { findCompany } from './findCompany';
import { requireEditor, requireOwnCompany } from './requireCompany';
import { updateCompany } from './updateCompany';

/** The own company and its people (docs/product/company.md). */
export const companyRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getCompany, async ({ request, params: { id } }) => {
    const user = await currentUser(request);
    requireOwnCompany(user, id);
    const [company, people] = await Promise.all([findCompany(db, user, id), findPeople(db, user, id)]);
    return { ...company, ...people };
  });
  serve(app, listContactPersons, async ({ request, params: { id } }) => {
    const user = await currentUser(request);
    requireOwnCompany(user, id);
    return findPeople(db, user, id);
  });
  serve(app, listDeactivated, async ({ request, params: { id } }) => {
    const user = await currentUser(request);
    requireOwnCompany(user, id);
    const { deactivatedContactPersons } = await findPeople(db, user, id);
    return { deactivatedContactPersons };
  });
  serve(app, updateCompanyRoute, async ({ request, body }) => {
    const user = await currentUser(request);
    requireEditor(user, body.id);
    await updateCompany(db, body);
    return findCompany(db, user, body.id);
  });
};
