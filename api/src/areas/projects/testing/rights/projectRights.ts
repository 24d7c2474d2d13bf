import { listCurrentProjects } from '@byggtun/shared/contract/checkIn';
import { getProjectAccess, listKioskProjects } from '@byggtun/shared/contract/kiosk';
import {
  getFilterOptions,
  getProject,
  listFavourites,
  listProjectPage,
  listProjects,
  saveFavourite,
} from '@byggtun/shared/contract/project';
import {
  getAccidentPlan,
  getColourReport,
  getOptionsReport,
  getProjectImage,
  getPsi,
} from '@byggtun/shared/contract/projectFile';
import {
  listBuildings,
  listHouses,
  listProjectUsers,
  listSections,
  listSectionsOfProject,
} from '@byggtun/shared/contract/projectPlace';
import {
  listRecentProjects,
  noteRecentProject,
  removeRecentProject,
} from '@byggtun/shared/contract/recentProject';
import type { Route } from '@byggtun/shared/contract/route';
import { getSetting, putSetting } from '@byggtun/shared/contract/setting';

import { createWholeProject, giveCard } from '../../../../testing/builders/projects';
import type { Ground } from '../../../../testing/rights/ground';
import {
  ofContractor,
  ofStaff,
  type PerRole,
  perRole,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
  staffAlone,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';

type Ids = Awaited<ReturnType<typeof createWholeProject>>;

const contractors = ({ scene }: Ground) => createWholeProject(scene.app, scene.worker.companyId);
const developers = ({ scene }: Ground) => createWholeProject(scene.app, scene.staff.companyId);

/** Whose project it is, and who sees it. */
const owners = [
  { whose: 'of the contractor’s', make: contractors, seen: seenOfContractor },
  { whose: 'of the developer’s alone', make: developers, seen: seenOfDeveloper },
];

/** Staff alone; who may not see it is not told that it is there. */
const staffOf = (seen: PerRole<number>) =>
  perRole((role) => (seen[role] === 200 ? staffAlone[role] : seen[role]));

/** Calls on one project whose answer is for who sees it: what they are for, and how the project is named in them. */
const ofProject: [what: string, route: Route, name: (ids: Ids) => object][] = [
  ['open a project', getProject, ({ projectId }) => ({ params: { id: projectId } })],
  ['read the houses of a project', listHouses, ({ projectId }) => ({ params: { id: projectId } })],
  ['read the buildings of a project', listBuildings, ({ projectId }) => ({ params: { id: projectId } })],
  ['read the sections of a project', listSections, ({ projectId }) => ({ params: { id: projectId } })],
  [
    'read the sections of a project at their other address',
    listSectionsOfProject,
    ({ projectId }) => ({ params: { id: projectId } }),
  ],
  [
    'read who can be responsible in a project',
    listProjectUsers,
    ({ projectId }) => ({ params: { id: projectId } }),
  ],
  ['fetch the image of a project', getProjectImage, ({ projectId }) => ({ params: { id: projectId } })],
  ['fetch the safety instruction of a project', getPsi, ({ projectId }) => ({ params: { id: projectId } })],
  [
    'fetch the accident plan of a project',
    getAccidentPlan,
    ({ projectId }) => ({ params: { id: projectId } }),
  ],
  ['note that they opened a project', noteRecentProject, ({ projectId }) => ({ params: { id: projectId } })],
  ['fetch the options list of a house', getOptionsReport, ({ houseId }) => ({ params: { id: houseId } })],
  ['fetch the colour choice of a house', getColourReport, ({ houseId }) => ({ params: { id: houseId } })],
];

const confirming = (make: (ground: Ground) => Promise<Ids>) => async (ground: Ground, role: Role) => {
  const { projectId } = await make(ground);
  const { app } = ground.scene;
  const person = ground.people[role] ?? ground.scene.worker;
  await giveCard(app, person);
  await app.database.db
    .insertInto('psi_opening')
    .values({ person_id: person.personId, project_id: projectId })
    .execute();
  const text = JSON.stringify({ [projectId]: { date: '2026-11-22', confirm: true } });
  return { params: { key: 'psiAgreement' }, text };
};

const rowsOf = ({ whose, make, seen }: (typeof owners)[number]): RightsRow[] => [
  ...ofProject.map(([what, route, name]): RightsRow => ({
    what: `${what} ${whose}`,
    route,
    input: async (ground) => name(await make(ground)),
    statuses: seen,
  })),
  {
    what: `make a project ${whose} a favourite`,
    route: saveFavourite,
    input: async (ground) => ({ body: { projectId: (await make(ground)).projectId, isFavourite: true } }),
    statuses: staffOf(seen),
  },
  {
    what: `confirm the safety instruction of a project ${whose}`,
    route: putSetting,
    input: confirming(make),
    statuses: seen,
  },
  {
    what: `get into a project ${whose}`,
    route: getProjectAccess,
    input: async (ground) => ({ params: { id: (await make(ground)).projectId } }),
    statuses: signedIn,
    told: (answer) => (answer as { access: boolean }).access,
    answers: () => perRole((role) => seen[role] === 200),
  },
];

const forEverybody: [what: string, route: Route, input?: object][] = [
  ['read the filters of projects', getFilterOptions],
  ['list the own projects', listFavourites],
  ['list the recent projects', listRecentProjects],
  ['take a project out of the recent ones', removeRecentProject, { params: { id: 1 } }],
  ['read where they are checked in', listCurrentProjects],
  ['read what they have confirmed', getSetting, { params: { key: 'psiAgreement' } }],
];

const isOwn = (answer: unknown, { sites }: Ground) => {
  const projects = 'items' in Object(answer) ? (answer as { items: unknown }).items : answer;
  const ids = (projects as { id: number }[]).map(({ id }) => id);
  return [ids.includes(sites.project), ids.includes(sites.other)];
};
/** Whether they are told of the contractor’s project, and of one in which nobody takes part. */
const listed = () => ({
  ...ofStaff([true, true]),
  ...ofContractor([true, false]),
  'other company': [false, false],
});

/** Projects, their files and houses, favourites, recent ones and safety instructions (docs/product/projects.md#a-project). */
export const projectRights: RightsRow[] = [
  {
    what: 'list all projects',
    route: listProjects,
    input: () => ({}),
    statuses: signedIn,
    told: isOwn,
    answers: listed,
  },
  {
    what: 'list a page of the projects',
    route: listProjectPage,
    input: () => ({ query: { scope: 'all' } }),
    statuses: signedIn,
    told: isOwn,
    answers: listed,
  },
  ...owners.flatMap(rowsOf),
  ...forEverybody.map(([what, route, input = {}]): RightsRow => ({
    what,
    route,
    input: () => input,
    statuses: signedIn,
  })),
  {
    what: 'read the names that a kiosk chooses among',
    route: listKioskProjects,
    input: () => ({}),
    statuses: perRole(() => 200),
  },
];
