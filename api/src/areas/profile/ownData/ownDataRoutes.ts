import { createHash } from 'node:crypto';

import { getOwnData, ownDataName } from '@byggtun/shared/contract/ownData';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findOwnData } from './findOwnData';

/** What is stored of the caller (docs/product/profile.md#own-data); nobody reads another's. */
export const ownDataRoutes = (app: FastifyInstance): void => {
  serve(app, getOwnData, async ({ request }) => {
    const data = await findOwnData(app.database.db, await currentUser(request));
    const bytes = Buffer.from(JSON.stringify(data, null, 2));
    const version = createHash('sha256').update(bytes).digest('base64url');
    return { bytes, version, name: ownDataName, save: true };
  });
};
