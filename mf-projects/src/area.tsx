import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { paths } from '@byggtun/shared/contract/paths';
import { getProject, listProjects } from '@byggtun/shared/contract/project';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { recentInput } from './dashboard/recentInput';

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage').then((page) => page.DashboardPage));
const ProjectPage = lazyPage(() => import('./projectPage/ProjectPage').then((page) => page.ProjectPage));
const ProjectListPage = lazyPage(() =>
  import('./projectList/ProjectListPage').then((page) => page.ProjectListPage),
);

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={`${paths.projects}/:id`} element={<ProjectPage />} />
      <Route path={paths.projects} element={<ProjectListPage />} />
    </Routes>
  ),
  prefetch: [
    { path: paths.dashboard, page: DashboardPage, calls: () => [ask(listRecentProjects, recentInput)] },
    { path: paths.projects, page: ProjectListPage, calls: () => [ask(listProjects, {})] },
    {
      path: `${paths.projects}/:id`,
      page: ProjectPage,
      calls: ({ params }) => {
        const id = Number(params.id);
        return Number.isInteger(id) ? [ask(getProject, { params: { id } })] : [];
      },
    },
  ],
});
