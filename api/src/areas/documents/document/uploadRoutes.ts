import { addDocuments as addRoute, addVersion, uploadTexts } from '@byggtun/shared/contract/documentUpload';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isKiosk } from '../../../core/http/origins';
import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findFolder } from '../folder/findFolder';
import { addRevision } from '../revision/addRevision';
import { addDocuments } from './addDocuments';
import { findDocument } from './findDocument';

/** Makes documents and versions of files that have been sent up. */
export const uploadRoutes = (app: FastifyInstance): void => {
  /** A kiosk reads. */
  const uploader = async (request: FastifyRequest) => {
    if (isKiosk(request, app.settings)) throw refuse.forbidden(uploadTexts.notAllowed);
    return currentUser(request);
  };
  serve(app, addRoute, async ({ request, params: { id: projectId, uuid }, body: { files } }) => {
    const user = await uploader(request);
    const bufferGuids = files.map(({ bufferGuid }) => bufferGuid);
    const statusList = await addDocuments(app, user, { projectId, uuid, bufferGuids });
    const { documents, breadCrumbs } = await findFolder(app.database, user, { projectId, uuid });
    return { statusList, documents, breadCrumbs, error: statusList.some(({ status }) => status !== 'saved') };
  });
  serve(app, addVersion, async ({ request, params: { uuid }, body: { changeSummary, file } }) => {
    const user = await uploader(request);
    await addRevision(app, user, { uuid, changeSummary, bufferGuid: file.bufferGuid });
    return findDocument(app.database.db, user, uuid);
  });
};
