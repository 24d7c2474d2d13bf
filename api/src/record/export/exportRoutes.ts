import { exportTable, exportTexts } from '@byggtun/shared/contract/exportTable';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import { serve } from '../../core/http/serve';
import { currentUser } from '../person/currentUser';
import { sentTable } from './sentTable';
import { tableFile } from './tableFile';

/** Lists as files. */
export const exportRoutes = (app: FastifyInstance): void => {
  serve(app, exportTable, async ({ request, body, database }) => {
    const user = await currentUser(request);
    const { rows } = body;
    if (Array.isArray(rows)) return sentTable(rows, body);
    const source = app.registers.exports.get(rows.list);
    if (!source) throw refuse.invalid({ 'rows.list': [exportTexts.unknownList] });
    return tableFile(source, database, user, { ...body, rows });
  });
};
