import {
  downloadBlob,
  getBlueprints,
  getDocumentFolder,
  getDocuments,
  getFolder,
  getHmsPlan,
  getHouseBlueprints,
  listVersions,
} from '@byggtun/shared/contract/document';
import {
  convertToPdf,
  downloadDocument,
  listNewestDocuments,
  mergePdfs as mergeRoute,
  searchDocuments,
} from '@byggtun/shared/contract/documentCalls';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { findVisibleAttachment } from '../../../record/attachment/findVisibleAttachment';
import { storedAnswer } from '../../../record/attachment/storedAnswer';
import { currentUser } from '../../../record/person/currentUser';
import { convertedAnswer } from '../convert/convertedAnswer';
import { findVersionFile } from '../convert/findVersionFile';
import { findNewest } from '../document/findNewest';
import { createMerging } from '../merge/createMerging';
import { findFiles } from '../revision/findFiles';
import { findVersions } from '../revision/findVersions';
import { findFolder } from './findFolder';

/** Files of documents. */
const fileRoutes = (app: FastifyInstance): void => {
  const { database, files } = app;
  const merge = createMerging(app);
  serve(app, downloadBlob, async ({ request, params: { guid } }) =>
    storedAnswer(files, await findVisibleAttachment(app, await currentUser(request), guid)),
  );
  serve(app, downloadDocument, async ({ request, body: { uuid } }) => {
    const [file] = await findFiles(database.db, await currentUser(request), [uuid]);
    if (!file) throw refuse.notFound();
    return storedAnswer(files, file, true);
  });
  serve(app, convertToPdf, async ({ request, body }) => {
    const user = await currentUser(request);
    return convertedAnswer(app, user.personId, await findVersionFile(database.db, user, body));
  });
  serve(app, mergeRoute, async ({ request, query, body }) => {
    const user = await currentUser(request);
    const uuids = body.documents.map((document) => document.uuid);
    const files = await findFiles(database.db, user, uuids);
    const merged = await merge({ personId: user.personId, signal: request.turn.signal }, files, query);
    // At once when who asked has left meanwhile.
    request.turn.hold(() => void merged.remove());
    return merged.answer;
  });
};

/** Folders with their documents, and the files of these. */
export const folderRoutes = (app: FastifyInstance): void => {
  const { database } = app;
  serve(app, getDocuments, async ({ request, params: { id: projectId } }) =>
    findFolder(database, await currentUser(request), { projectId, kind: 'documents' }),
  );
  serve(app, getDocumentFolder, async ({ request, params: { id: projectId, uuid } }) =>
    findFolder(database, await currentUser(request), { projectId, uuid, kind: 'documents' }),
  );
  serve(app, getFolder, async ({ request, params: { id: projectId, uuid } }) =>
    findFolder(database, await currentUser(request), { projectId, uuid }),
  );
  serve(app, getHmsPlan, async ({ request, params: { id: projectId } }) =>
    findFolder(database, await currentUser(request), { projectId, kind: 'hms' }),
  );
  serve(app, getBlueprints, async ({ request, params: { id: projectId } }) =>
    findFolder(database, await currentUser(request), { projectId, kind: 'blueprints' }),
  );
  serve(app, getHouseBlueprints, async ({ request, params: { id: projectId, houseId } }) =>
    findFolder(database, await currentUser(request), { projectId, kind: 'blueprints', houseId }),
  );
  serve(app, listVersions, async ({ request, params: { uuid } }) =>
    findVersions(database.db, await currentUser(request), { uuid, scans: app.scanner !== undefined }),
  );
  serve(app, searchDocuments, async ({ request, params: { id: projectId }, query: { text } }) =>
    findNewest(database, await currentUser(request), { projectId, text }),
  );
  serve(app, listNewestDocuments, async ({ request, query: { text } }) =>
    findNewest(database, await currentUser(request), { text }),
  );
  fileRoutes(app);
};
