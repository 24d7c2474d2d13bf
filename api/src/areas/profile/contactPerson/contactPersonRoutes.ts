import {
  activateContactPerson as activateRoute,
  addContactPerson as addRoute,
  deactivateContactPerson as deactivateRoute,
  getOpenWork,
  updateContactPerson as updateRoute,
} from '@byggtun/shared/contract/companySave';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { type CurrentUser, currentUser } from '../../../record/person/currentUser';
import { requireEditor } from '../company/requireCompany';
import { addContactPerson } from './addContactPerson';
import { activateContactPerson, deactivateContactPerson } from './deactivateContactPerson';
import { findPeople } from './findPeople';
import { openWorkOf } from './openWorkOf';
import { updateContactPerson } from './updateContactPerson';

/** What main contacts do with the people of their company (docs/product/company.md). */
export const contactPersonRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  const activeOne = async (user: CurrentUser, id: number) => {
    const people = await findPeople(db, user, user.companyId);
    const contactPerson = people.contactPersons.find((one) => one.id === id);
    if (!contactPerson) throw refuse.notFound();
    return { ...people, contactPerson };
  };
  serve(app, addRoute, async ({ request, body }) => {
    const user = await currentUser(request);
    requireEditor(user, body.activeContactId);
    return activeOne(user, await addContactPerson(db, body));
  });
  serve(app, updateRoute, async ({ request, body }) => {
    const user = await currentUser(request);
    requireEditor(user, user.companyId);
    await updateContactPerson(db, app.registers.ownTables, user, body);
    return (await activeOne(user, body.id)).contactPerson;
  });
  serve(app, getOpenWork, async ({ request, params: { id, personId } }) => {
    const user = await currentUser(request);
    requireEditor(user, id);
    await activeOne(user, personId);
    return openWorkOf(db, app.registers.openWork, personId);
  });
  serve(app, deactivateRoute, async ({ request, params: { id, personId } }) => {
    const user = await currentUser(request);
    requireEditor(user, id);
    const moved = await deactivateContactPerson(db, app.registers.openWork, user, personId);
    return { ...(await findPeople(db, user, id)), ...moved };
  });
  serve(app, activateRoute, async ({ request, params: { id, personId } }) => {
    const user = await currentUser(request);
    requireEditor(user, id);
    await activateContactPerson(db, user, personId);
    return findPeople(db, user, id);
  });
};
