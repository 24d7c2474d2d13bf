import {
  complaintFilterOptions,
  countComplaints as countRoute,
  getComplaint,
  listComplaints,
  updateComplaint as updateRoute,
} from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import type { FastifyInstance } from 'fastify';

import { complaintCase } from '../case/complaintCase';
import { findCaseChoices } from '../case/findCaseChoices';
import { findColleagues } from '../case/findColleagues';
import { findJournal, journalColumns } from '../case/findJournal';
import { findTagUsers } from '../case/findTagUsers';
import { requireCase } from '../case/requireCase';
import { serve } from '../http/serve';
import { countRows } from '../list/countRows';
import { findPage } from '../list/findPage';
import { currentUser } from '../person/currentUser';
import { complaintSource } from './complaintSource';
import { findRegLine } from './findRegLine';
import { statusOptions } from './statusOptions';
import { updateComplaint } from './updateComplaint';
import { listedFor } from './visibleTo';

/** The lists of complaints and enquiries, and the one that is open. */
export const complaintRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listComplaints, async ({ request, body }) =>
    findPage(app.database, complaintSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countRoute, async ({ request, body }) =>
    countRows(app.database, complaintSource, listedFor(await currentUser(request)), body),
  );
  serve(app, complaintFilterOptions, async ({ request }) => ({
    ...(await findCaseChoices(db, await currentUser(request))),
    regStatuses: statusOptions,
  }));
  serve(app, getComplaint, async ({ request, params }) => {
    const regLine = await findRegLine(db, await currentUser(request), params.id);
    const [tagUsers, contactPersons] = await Promise.all([
      findTagUsers(db, {
        companyId: regLine.contactId,
        projectId: regLine.regLineLocation.projectId,
        reporterId: null,
      }),
      findColleagues(db, { id: regLine.contactPersonId, companyId: regLine.contactId }),
    ]);
    return { regLine, regStatuses: statusOptions, tagUsers, contactPersons };
  });
  serve(app, listComplaintJournal, async ({ request, params }) => {
    await requireCase(db, complaintCase, { actor: await currentUser(request), id: params.id });
    return findJournal(
      db,
      db.selectFrom('complaint_journal').where('complaint_id', '=', params.id).select(journalColumns),
    );
  });
  serve(app, updateRoute, async ({ request, body }) => updateComplaint(db, await currentUser(request), body));
};
