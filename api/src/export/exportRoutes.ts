import { exportTable } from '@byggtun/shared/contract/exportTable';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { exportedLists } from './exportedLists';
import { tableFile } from './tableFile';

/** Lists as files. */
export const exportRoutes = (app: FastifyInstance): void => {
  serve(app, exportTable, async ({ request, body }) =>
    tableFile(exportedLists[body.rows.list], app.database, await currentUser(request), body),
  );
};
