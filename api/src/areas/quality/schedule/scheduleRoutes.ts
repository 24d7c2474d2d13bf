import { getSchedule, listActivities, listScheduleJournal } from '@byggtun/shared/contract/activity';
import {
  completeSchedule as completeRoute,
  setScheduleComplete,
} from '@byggtun/shared/contract/activitySave';
import { countTasks, listTasks, taskFilterOptions } from '@byggtun/shared/contract/schedule';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { countRows } from '../../../core/list/countRows';
import { findPage } from '../../../core/list/findPage';
import { requireCase } from '../../../record/case/requireCase';
import { currentUser } from '../../../record/person/currentUser';
import { findActivities } from '../activity/findActivities';
import { completeSchedule } from './completeSchedule';
import { findSchedule } from './findSchedule';
import { findScheduleChoices } from './findScheduleChoices';
import { findScheduleJournal } from './findScheduleJournal';
import { scheduleCase } from './scheduleCase';
import { scheduleSourceFor } from './scheduleSource';
import { listedFor } from './visibleTo';

/** Self-checks and their list. */
export const scheduleRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listTasks, async ({ request, body, database }) => {
    const user = await currentUser(request);
    return findPage(database, scheduleSourceFor(user), listedFor(user), body);
  });
  serve(app, countTasks, async ({ request, body, database }) => {
    const user = await currentUser(request);
    return countRows(database, scheduleSourceFor(user), listedFor(user), body);
  });
  serve(app, taskFilterOptions, async ({ request }) => findScheduleChoices(db, await currentUser(request)));
  serve(app, getSchedule, async ({ request, params }) =>
    findSchedule(db, await currentUser(request), params.id),
  );
  serve(app, listActivities, async ({ request, params: { id } }) => {
    const actor = await currentUser(request);
    await requireCase(db, scheduleCase, { actor, id });
    return findActivities(db, actor, id);
  });
  serve(app, listScheduleJournal, async ({ request, params: { id } }) => {
    await requireCase(db, scheduleCase, { actor: await currentUser(request), id });
    return findScheduleJournal(db, id);
  });
  serve(app, completeRoute, async ({ request, params }) =>
    completeSchedule(app, await currentUser(request), params.id),
  );
  serve(app, setScheduleComplete, async ({ request, body }) =>
    completeSchedule(app, await currentUser(request), body.id),
  );
};
