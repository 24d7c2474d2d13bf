import { createHash } from 'node:crypto';

import {
  getOwnData,
  ownDataName,
  ownDataTexts,
  ownPaperName,
  printOwnData,
} from '@byggtun/shared/contract/ownData';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isKiosk } from '../../../core/http/origins';
import { refuse } from '../../../core/http/refuse';
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
  /** A kiosk saves nothing: the file would stay there for the next person. */
  const reader = async (request: FastifyRequest) => {
    if (isKiosk(request, app.settings)) throw refuse.forbidden(ownDataTexts.notOnKiosk);
    return currentUser(request);
  };
  serve(app, getOwnData, async ({ request }) => {
    const data = await findOwnData(app.database.db, app.registers.ownTables, await reader(request));
    return saved(Buffer.from(JSON.stringify(ownDataFile(data, new Date()), null, 2)), ownDataName);
  });
  serve(app, printOwnData, async ({ request }) => {
    const user = await reader(request);
    const data = await findOwnData(app.database.db, app.registers.ownTables, user);
    const bytes = await app.printing.print(user.personId, ownDataReport(data, user, new Date()));
    return saved(bytes, ownPaperName);
  });
};
