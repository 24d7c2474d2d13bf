import { getStorage, type StorageUse } from '@byggtun/shared/contract/storage';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import { serve } from '../../core/http/serve';
import { currentUser } from '../person/currentUser';
import { requireStaff } from '../person/requireStaff';
import { roomOf } from './requireRoom';

/** How many companies, and projects, are told of. */
const told = 50;

const largestOf = async (db: Kysely<Database>, kind: 'company' | 'project'): Promise<StorageUse[]> => {
  const { rows } = await sql<StorageUse>`
    select id, named.name, bytes, files
    from storage_use join ${sql.table(kind)} as named using (id)
    where kind = ${kind}
    order by bytes desc
    limit ${told}`.execute(db);
  return rows;
};

/** How much room attachments take, for developer staff. */
export const storageRoutes = (app: FastifyInstance): void => {
  const { database, files, limits } = app;
  serve(app, getStorage, async ({ request }) => {
    requireStaff(await currentUser(request));
    const disk = await files.disk();
    return {
      companies: await largestOf(database.db, 'company'),
      projects: await largestOf(database.db, 'project'),
      limits: { company: roomOf(limits, 'company'), project: roomOf(limits, 'project') },
      ...(disk && { disk }),
    };
  });
};
