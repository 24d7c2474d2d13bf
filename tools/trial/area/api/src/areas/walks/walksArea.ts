import './walkTable';

import { countWalks, listWalks, saveWalk, walkRow } from '@byggtun/shared/contract/walk';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../core/http/serve';
import { countRows } from '../../core/list/countRows';
import { findPage } from '../../core/list/findPage';
import type { Area } from '../../record/area/area';
import { publishCaseChanged } from '../../record/case/publishCaseChanged';
import { exportOf } from '../../record/export/exportOf';
import { currentUser } from '../../record/person/currentUser';
import { requireProject } from '../../record/place/requireProject';
import * as createWalks from './createWalks';
import { walkCase } from './walkCase';
import { walkSource } from './walkList';

const walkRoutes = (app: FastifyInstance): void => {
  serve(app, listWalks, async ({ request, body, database }) =>
    findPage(database, walkSource, walkCase.visibleTo(await currentUser(request)), body),
  );
  serve(app, countWalks, async ({ request, body, database }) =>
    countRows(database, walkSource, walkCase.visibleTo(await currentUser(request)), body),
  );
  serve(app, saveWalk, async ({ request, body: { title, projectId } }) => {
    const user = await currentUser(request);
    return app.database.db.transaction().execute(async (transaction) => {
      await requireProject(transaction, user, projectId);
      const { id } = await transaction
        .insertInto('walk')
        .values({ title, project_id: projectId, company_id: user.companyId, created_by_id: user.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await publishCaseChanged(transaction, { type: 'walk', id }, { companyIds: [user.companyId] });
      return { id };
    });
  });
};

/** Safety walks. */
export const walksArea: Area = {
  name: 'walks',
  routes: [walkRoutes],
  kinds: [walkCase],
  exports: { walks: exportOf(walkSource, walkCase.visibleTo, Object.keys(walkRow.shape)) },
  badges: {
    names: ['walks'],
    count: async (db, user) => {
      const open = db.selectFrom('walk').where('status', '=', 1).where(walkCase.visibleTo(user));
      return open.select(({ fn }) => fn.countAll<number>().as('walks')).executeTakeFirstOrThrow();
    },
  },
  ownTables: [
    {
      title: 'Vernerunder',
      table: 'walk',
      who: [['created_by_id', 'contact']],
      told: ['id', 'title', 'status'],
      anonymised: 'points',
      named: { project_id: 'project' },
    },
  ],
  migrations: { '2026-11-24T0100-walks': createWalks },
  demo: { rows: [{ name: 'demo walks', load: async () => (await import('./seedWalks')).seedWalks }] },
};
