import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { paths } from '@byggtun/shared/contract/paths';
import { listProjectPage } from '@byggtun/shared/contract/project';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { recentInput } from './dashboard/recentInput';
import { overviewInput, readOverview } from './projectList/readOverview';
import { firstProjectCalls } from './projectPage/projectCalls';

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage').then((page) => page.DashboardPage));
const ProjectPage = lazyPage(() => import('./projectPage/ProjectPage').then((page) => page.ProjectPage));
const ProjectListPage = lazyPage(() =>
  import('./projectList/ProjectListPage').then((page) => page.ProjectListPage),
);

const projectPath = `${paths.projects}/:id`;
const inProject = { house: 'house/:houseId' };

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={projectPath} element={<ProjectPage />}>
        <Route path={inProject.house} element={null} />
      </Route>
      <Route path={paths.projects} element={<ProjectListPage />} />
    </Routes>
  ),
  prefetch: [
    { path: paths.dashboard, page: DashboardPage, calls: () => [ask(listRecentProjects, recentInput)] },
    {
      path: paths.projects,
      page: ProjectListPage,
      calls: ({ session, search }) => [ask(listProjectPage, overviewInput(readOverview(session, search), 1))],
    },
    ...[projectPath, `${projectPath}/${inProject.house}`].map((path): PageStart => ({
      path,
      page: ProjectPage,
      calls: firstProjectCalls,
    })),
  ],
});
