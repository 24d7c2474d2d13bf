import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { saveHmsCard as saveHmsCardRoute } from '@byggtun/shared/contract/hmsCard';
import { saveProfile as saveProfileRoute } from '@byggtun/shared/contract/profileSave';
import { getProfile, setActive, testUser } from '@byggtun/shared/contract/user';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findContactPersons } from '../../../record/person/findContactPersons';
import { requireProject } from '../../../record/place/requireProject';
import { noteAccepted } from '../invitation/acceptInvitation';
import { findProfile } from './findProfile';
import { noteSignedIn } from './noteSignedIn';
import { saveHmsCard } from './saveHmsCard';
import { saveProfile } from './saveProfile';
import { setActiveCompany } from './setActiveCompany';

/** Own profile, active company, and the search for contact persons. */
export const personRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getProfile, async ({ request }) => {
    const user = await currentUser(request);
    if (!app.settings.demo) {
      await noteAccepted(db, user);
      await noteSignedIn(db, user);
    }
    return findProfile(db, user);
  });
  serve(app, testUser, async ({ request }) => ({ id: (await currentUser(request)).id }));
  serve(app, setActive, async ({ request, body }) => {
    const { personId } = await currentUser(request);
    await setActiveCompany(db, personId, body.contactId);
    return findProfile(db, await currentUser(request));
  });
  serve(app, saveProfileRoute, async ({ request, body }) => {
    const user = await currentUser(request);
    await saveProfile(db, user, body);
    return findProfile(db, user);
  });
  serve(app, saveHmsCardRoute, async ({ request, body }) => {
    const user = await currentUser(request);
    await saveHmsCard(db, user.id, body);
    return findProfile(db, user);
  });
  serve(app, searchContactPersons, async ({ request, query }) => {
    const user = await currentUser(request);
    if (query.projectId !== undefined) await requireProject(db, user, query.projectId);
    return findContactPersons(db, user, query);
  });
};
