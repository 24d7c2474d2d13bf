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
  mergePdfs,
  searchDocuments,
} from '@byggtun/shared/contract/documentCalls';
import { addDocuments, addVersion } from '@byggtun/shared/contract/documentUpload';
import type { Route } from '@byggtun/shared/contract/route';

import { createAttachment } from '../../../../testing/builders/attachments';
import { createProject } from '../../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../../testing/builders/documents';
import { createPlace, joinProject } from '../../../../testing/builders/places';
import { onePage } from '../../../../testing/onePage';
import type { Ground } from '../../../../testing/rights/ground';
import {
  ofContractor,
  ofStaff,
  type PerRole,
  perRole,
  refused,
  type RightsInput,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';

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

/** Of a PDF, which is no file to be made into one: who may see it is told so. */
const converting: typeof ofProject = [
  ['have a file made into PDF', convertToPdf, ({ document: uuid }) => ({ body: { uuid } })],
];

const told = (statuses: PerRole<number>) =>
  perRole((role) => (statuses[role] === 200 ? 400 : statuses[role]));

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
const developers = (ground: Ground) => make(ground, ground.scene.staff.companyId);
const staffs = (ground: Ground) => make(ground, ground.scene.worker.companyId, true);

/** A file of the person's, and a folder of the contractor's project that takes it, or takes none. */
const makeOpen = async ({ scene, people }: Ground, role: Role, may: boolean) => {
  const { app, staff, worker } = scene;
  const { db } = app.database;
  const project_id = await createProject(db);
  await joinProject(db, project_id, worker.companyId);
  const folder = await createFolder(app, { project_id, can_upload: may, can_upload_version: may });
  const { uuid } = await createDocument(app, { folder, author: staff });
  const values = { file_name: 'Snitt.pdf', content_type: 'application/pdf', is_document: true };
  const file = { bufferGuid: await createAttachment(db, people[role] ?? worker, values) };
  return { project_id, folder: folder.uuid, uuid, file };
};

/** To put files where contractors may: never developer staff. */
const byContractor: PerRole<number> = { ...seenOfContractor, ...ofStaff(403) };
const byNobody: PerRole<number> = { ...refused, 'other company': 404 };

const uploadRows = (where: string, may: boolean, statuses: PerRole<number>): RightsRow[] => [
  {
    what: `put a file into a folder ${where}`,
    route: addDocuments,
    input: async (ground, role) => {
      const { project_id, folder, file } = await makeOpen(ground, role, may);
      return { params: { id: project_id, uuid: folder }, body: { files: [file] } };
    },
    statuses,
  },
  {
    what: `add a version in a folder ${where}`,
    route: addVersion,
    input: async (ground, role) => {
      const { uuid, file } = await makeOpen(ground, role, may);
      return { params: { uuid }, body: { changeSummary: 'Flyttet dør', file } };
    },
    statuses,
  },
];

/** Documents, HMS plans and drawings: of who sees the project, and of folders for developer staff these alone. */
export const documentRights: RightsRow[] = [
  {
    what: 'see the newest documents of the projects that they see',
    route: listNewestDocuments,
    input: async (ground, role) => {
      if (role === 'developer responsible') await contractors(ground);
      return { query: { text: 'plan' } };
    },
    statuses: signedIn,
    told: (answer) => (answer as { documents: unknown[] }).documents.length > 0,
    answers: () => ({ ...ofStaff(true), ...ofContractor(true), 'other company': false }),
  },
  ...rows('in a project of the contractor’s', [...ofProject, ...ofDocument], contractors, seenOfContractor),
  ...rows(
    'in a project of the developer’s alone',
    [...ofProject, ...ofDocument],
    developers,
    seenOfDeveloper,
  ),
  ...uploadRows('that takes them', true, byContractor),
  ...uploadRows('that takes none', false, byNobody),
  ...rows('in a folder for developer staff', ofDocument, staffs, seenOfDeveloper),
  ...rows('in a project of the contractor’s', converting, contractors, told(seenOfContractor)),
  ...rows('in a project of the developer’s alone', converting, developers, told(seenOfDeveloper)),
  ...rows('in a folder for developer staff', converting, staffs, told(seenOfDeveloper)),
];
