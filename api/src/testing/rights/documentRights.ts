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
import { downloadDocument, mergePdfs, searchDocuments } from '@byggtun/shared/contract/documentCalls';
import type { Route } from '@byggtun/shared/contract/route';

import { createProject } from '../builders/cases';
import { createDocument, createFolder } from '../builders/documents';
import { createPlace, joinProject } from '../builders/places';
import { onePage } from '../onePage';
import type { Ground } from './ground';
import { type PerRole, type RightsInput, type RightsRow, seenOfBuilder, seenOfContractor } from './rightsRow';

interface Made {
  projectId: number;
  houseId: number;
  folder: string;
  document: string;
  guid: string;
}

/** A project with a document in a folder. */
const make = async ({ scene }: Ground, companyId: number, staff_only = false): Promise<Made> => {
  const { app, staff } = scene;
  const { db } = app.database;
  const projectId = await createProject(db);
  await joinProject(db, projectId, companyId);
  const { houseId } = await createPlace(db, projectId);
  const folder = await createFolder(app, { project_id: projectId, staff_only });
  const made = await createDocument(app, { folder, author: staff, versions: [await onePage('Plan')] });
  return { projectId, houseId, folder: folder.uuid, document: made.uuid, guid: made.guids[0] ?? '' };
};

/** Calls that name the project, and those that name what lies in it. */
const ofProject: [what: string, route: Route, input: (made: Made) => RightsInput][] = [
  ['open the document hotel', getDocuments, ({ projectId: id }) => ({ params: { id } })],
  ['open the HMS plan', getHmsPlan, ({ projectId: id }) => ({ params: { id } })],
  ['open the drawings', getBlueprints, ({ projectId: id }) => ({ params: { id } })],
  [
    'open the drawings of a house',
    getHouseBlueprints,
    ({ projectId: id, houseId }) => ({ params: { id, houseId } }),
  ],
  ['search', searchDocuments, ({ projectId: id }) => ({ params: { id }, query: { text: 'plan' } })],
];
const ofDocument: typeof ofProject = [
  [
    'open a folder of the document hotel',
    getDocumentFolder,
    ({ projectId: id, folder: uuid }) => ({ params: { id, uuid } }),
  ],
  ['open a folder', getFolder, ({ projectId: id, folder: uuid }) => ({ params: { id, uuid } })],
  ['read the versions', listVersions, ({ document: uuid }) => ({ params: { uuid } })],
  ['fetch a file', downloadBlob, ({ guid }) => ({ params: { guid } })],
  ['save a file', downloadDocument, ({ document: uuid }) => ({ body: { uuid } })],
  [
    'merge files',
    mergePdfs,
    ({ document: uuid }) => ({ query: { fileName: 'Alle' }, body: { documents: [{ uuid }] } }),
  ],
];

const rows = (
  where: string,
  calls: typeof ofProject,
  input: (ground: Ground) => Promise<Made>,
  statuses: PerRole<number>,
) =>
  calls.map(([what, route, named]): RightsRow => ({
    what: `${what} ${where}`,
    route,
    input: async (ground) => named(await input(ground)),
    statuses,
  }));

const contractors = (ground: Ground) => make(ground, ground.scene.worker.companyId);
const builders = (ground: Ground) => make(ground, ground.scene.staff.companyId);
const staffs = (ground: Ground) => make(ground, ground.scene.worker.companyId, true);

/** Documents, HMS plans and drawings: of who sees the project, and of folders for developer staff these alone. */
export const documentRights: RightsRow[] = [
  ...rows('in a project of the contractor’s', [...ofProject, ...ofDocument], contractors, seenOfContractor),
  ...rows('in a project of the builder’s alone', [...ofProject, ...ofDocument], builders, seenOfBuilder),
  ...rows('in a folder for developer staff', ofDocument, staffs, seenOfBuilder),
];
