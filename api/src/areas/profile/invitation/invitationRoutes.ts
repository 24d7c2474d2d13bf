import { inviteContactPerson as inviteRoute } from '@byggtun/shared/contract/invitation';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { requireEditor } from '../company/requireCompany';
import { findPeople } from '../contactPerson/findPeople';
import { inviteContactPerson } from './inviteContactPerson';

/** Inviting the people of one's company (docs/product/company.md#inviting). */
export const invitationRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, inviteRoute, async ({ request, body: { id } }) => {
    const user = await currentUser(request);
    requireEditor(user, user.companyId);
    await inviteContactPerson(db, app.settings.demo ? 'embedded' : 'external', user, id);
    const { contactPersons } = await findPeople(db, user, user.companyId);
    const invited = contactPersons.find((one) => one.id === id);
    if (!invited) throw refuse.notFound();
    return invited;
  });
};
