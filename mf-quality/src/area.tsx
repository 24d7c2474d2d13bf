import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { paths } from '@byggtun/shared/contract/paths';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { placeOfSlot } from '@byggtun/shared/table/place';

import { qualityGlanceInput } from './dashboard/qualityGlance';

const SchedulePage = lazyPage(() => import('./schedule/SchedulePage').then((page) => page.SchedulePage));
const ScheduleListPage = lazyPage(() =>
  import('./scheduleList/ScheduleListPage').then((page) => page.ScheduleListPage),
);
const ChecklistPage = lazyPage(() => import('./checklist/ChecklistPage').then((page) => page.ChecklistPage));
const ChecklistListPage = lazyPage(() =>
  import('./checklistList/ChecklistListPage').then((page) => page.ChecklistListPage),
);
const SchedulesCard = lazyPage(() => import('./dashboard/SchedulesCard').then((card) => card.SchedulesCard));
const SchedulesTile = lazyPage(() => import('./project/SchedulesTile').then((tile) => tile.SchedulesTile));
const ChecklistsCard = lazyPage(() =>
  import('./dashboard/ChecklistsCard').then((card) => card.ChecklistsCard),
);
const ChecklistsTile = lazyPage(() => import('./project/ChecklistsTile').then((tile) => tile.ChecklistsTile));
const ChecklistsShortcut = lazyPage(() =>
  import('./dashboard/ChecklistsShortcut').then((part) => part.ChecklistsShortcut),
);
const SelfChecksShortcut = lazyPage(() =>
  import('./dashboard/SelfChecksShortcut').then((part) => part.SelfChecksShortcut),
);

/** The pages whose places our tile fills: a project's, and those of its houses. */
const projectPath = `${paths.projects}/:id`;
const placePaths = [projectPath, `${projectPath}/house/:houseId`];

/** What only the area's own pages ask for: fetched with them, as the Dashboard carries `area.tsx`. */
const firstCalls = () => import('./firstCalls');

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.checkups} element={<ScheduleListPage />} />
      <Route path={`${paths.checkups}/:id`} element={<SchedulePage />} />
      <Route path={paths.checklists} element={<ChecklistListPage />} />
      <Route path={`${paths.checklists}/:id`} element={<ChecklistPage />} />
    </Routes>
  ),
  slots: {
    selfChecksShortcut: () => <SelfChecksShortcut />,
    selfChecks: () => <SchedulesCard />,
    projectSelfChecks: ({ params }) => <SchedulesTile place={placeOfSlot(params)} />,
    checklistsShortcut: () => <ChecklistsShortcut />,
    checklists: () => <ChecklistsCard />,
    projectChecklists: ({ params }) => <ChecklistsTile place={placeOfSlot(params)} />,
  },
  prefetch: [
    {
      path: paths.checkups,
      page: ScheduleListPage,
      laterCalls: async (address) => (await firstCalls()).firstScheduleListCalls(address),
    },
    {
      path: `${paths.checkups}/:id`,
      page: SchedulePage,
      laterCalls: async (address) => (await firstCalls()).firstScheduleCalls(address),
    },
    {
      path: paths.checklists,
      page: ChecklistListPage,
      laterCalls: async (address) => (await firstCalls()).firstChecklistListCalls(address),
    },
    {
      path: `${paths.checklists}/:id`,
      page: ChecklistPage,
      laterCalls: async (address) => (await firstCalls()).firstChecklistCalls(address),
    },
    {
      path: paths.dashboard,
      page: SchedulesCard,
      calls: ({ session }) => [ask(glanceAtQuality, qualityGlanceInput(session))],
    },
    ...placePaths.map((path): PageStart => ({
      path,
      page: SchedulesTile,
      laterCalls: async (address) => (await firstCalls()).firstTileCalls(address),
    })),
  ],
});
