import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { paths } from '@byggtun/shared/contract/paths';
import { listProjects } from '@byggtun/shared/contract/project';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

const ProjectListPage = lazyPage(() =>
  import('./project/ProjectListPage').then((page) => page.ProjectListPage),
);

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.projects} element={<ProjectListPage />} />
    </Routes>
  ),
  prefetch: [{ path: paths.projects, page: ProjectListPage, calls: () => [ask(listProjects, {})] }],
});
