import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { countChecklists } from '@byggtun/shared/contract/checklist';
import { paths } from '@byggtun/shared/contract/paths';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { countTasks } from '@byggtun/shared/contract/schedule';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { firstListCall } from '@byggtun/shared/table/listCall';
import { inHouse, placeOfList, placeOfSlot } from '@byggtun/shared/table/place';
import { readPlaceList } from '@byggtun/shared/table/readPlaceList';

import { firstChecklistCalls } from './checklist/checklistCalls';
import { checklistQuestion } from './checklistList/checklistQuestion';
import { qualityGlanceInput } from './dashboard/qualityGlance';
import { firstScheduleCalls } from './schedule/scheduleCalls';
import { scheduleQuestion } from './scheduleList/scheduleQuestion';

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
const placeOfPath = ({ id = '', houseId = '' }: Readonly<Record<string, string | undefined>>) =>
  placeOfSlot({ projectId: id, houseId });

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
      calls: (address) => {
        const place = placeOfList(address.search);
        return [firstListCall(place ? inHouse(scheduleQuestion, place) : scheduleQuestion, address)];
      },
    },
    { path: `${paths.checkups}/:id`, page: SchedulePage, calls: firstScheduleCalls },
    {
      path: paths.checklists,
      page: ChecklistListPage,
      calls: (address) => {
        const place = placeOfList(address.search);
        return [firstListCall(place ? inHouse(checklistQuestion, place) : checklistQuestion, address)];
      },
    },
    { path: `${paths.checklists}/:id`, page: ChecklistPage, calls: firstChecklistCalls },
    {
      path: paths.dashboard,
      page: SchedulesCard,
      calls: ({ session }) => [ask(glanceAtQuality, qualityGlanceInput(session))],
    },
    ...placePaths.map((path): PageStart => ({
      path,
      page: SchedulesTile,
      calls: ({ session, params }) => [
        ask(countTasks, readPlaceList(scheduleQuestion, session, placeOfPath(params)).input),
        ...(session.profile.isByggtun
          ? [ask(countChecklists, readPlaceList(checklistQuestion, session, placeOfPath(params)).input)]
          : []),
      ],
    })),
  ],
});
