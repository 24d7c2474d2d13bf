import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import {
  complaintFilterOptions,
  countComplaints as countRoute,
  listComplaints,
} from '@byggtun/shared/contract/complaintList';
import { updateComplaint as updateRoute } from '@byggtun/shared/contract/complaintUpdate';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { countRows } from '../../../core/list/countRows';
import { findPage } from '../../../core/list/findPage';
import { findCaseChoices } from '../../../record/case/findCaseChoices';
import { findColleagues } from '../../../record/case/findColleagues';
import { findJournal } from '../../../record/case/findJournal';
import { findTagUsers } from '../../../record/case/findTagUsers';
import { requireCase } from '../../../record/case/requireCase';
import { findComments } from '../../../record/comment/findComments';
import { currentUser } from '../../../record/person/currentUser';
import { complaintCase } from './complaintCase';
import { complaintSource } from './complaintSource';
import { findRegLine } from './findRegLine';
import { statusOptions } from './statusOptions';
import { updateComplaint } from './updateComplaint';
import { listedFor } from './visibleTo';

/** The lists of complaints and enquiries, and the one that is open. */
export const complaintRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listComplaints, async ({ request, body, database }) =>
    findPage(database, complaintSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countRoute, async ({ request, body, database }) =>
    countRows(database, complaintSource, listedFor(await currentUser(request)), body),
  );
  serve(app, complaintFilterOptions, async ({ request }) => ({
    ...(await findCaseChoices(db, 'complaint', await currentUser(request))),
    regStatuses: statusOptions,
  }));
  serve(app, getComplaint, async ({ request, params }) => {
    const actor = await currentUser(request);
    const regLine = await findRegLine(db, actor, params.id);
    const found = await requireCase(db, complaintCase, { actor, id: params.id });
    const [comments, tagUsers, contactPersons] = await Promise.all([
      findComments(db, actor, { kind: complaintCase, found }),
      findTagUsers(db, {
        companyId: regLine.contactId,
        projectId: regLine.regLineLocation.projectId,
        reporterId: null,
      }),
      findColleagues(db, { id: regLine.contactPersonId, companyId: regLine.contactId }),
    ]);
    return { regLine: { ...regLine, comments }, regStatuses: statusOptions, tagUsers, contactPersons };
  });
  serve(app, listComplaintJournal, async ({ request, params }) => {
    await requireCase(db, complaintCase, { actor: await currentUser(request), id: params.id });
    return findJournal(db, { kind: 'complaint', id: params.id });
  });
  serve(app, updateRoute, async ({ request, body }) =>
    updateComplaint(app, await currentUser(request), body),
  );
};
