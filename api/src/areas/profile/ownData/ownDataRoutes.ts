import { createHash } from 'node:crypto';

import { getOwnData, ownDataName, ownPaperName, printOwnData } from '@byggtun/shared/contract/ownData';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findOwnData } from './findOwnData';
import { ownDataFile } from './ownDataFile';
import { ownDataReport } from './ownDataReport';

const saved = (bytes: Buffer, name: string) => ({
  bytes,
  version: createHash('sha256').update(bytes).digest('base64url'),
  name,
  save: true,
});

/** What is stored of the caller (docs/product/profile.md#own-data); nobody reads another's. */
export const ownDataRoutes = (app: FastifyInstance): void => {
  serve(app, getOwnData, async ({ request }) => {
    const data = await findOwnData(app.database.db, await currentUser(request));
    return saved(Buffer.from(JSON.stringify(ownDataFile(data, new Date()), null, 2)), ownDataName);
  });
  serve(app, printOwnData, async ({ request }) => {
    const user = await currentUser(request);
    const data = await findOwnData(app.database.db, user);
    const bytes = await app.printing.print(user.personId, ownDataReport(data, user, new Date()));
    return saved(bytes, ownPaperName);
  });
};
