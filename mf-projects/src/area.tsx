import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { paths } from '@byggtun/shared/contract/paths';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { recentInput } from './dashboard/recentInput';

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage').then((page) => page.DashboardPage));
const ProjectPage = lazyPage(() => import('./projectPage/ProjectPage').then((page) => page.ProjectPage));
const ProjectListPage = lazyPage(() =>
  import('./projectList/ProjectListPage').then((page) => page.ProjectListPage),
);

const SiteListPage = lazyPage(() => import('./site/SiteListPage').then((page) => page.SiteListPage));
const MusterPage = lazyPage(() => import('./site/MusterPage').then((page) => page.MusterPage));
const SiteListTile = lazyPage(() => import('./site/SiteTiles').then((tiles) => tiles.SiteListTile));
const MusterTile = lazyPage(() => import('./site/SiteTiles').then((tiles) => tiles.MusterTile));
const QrPage = lazyPage(() => import('./qr/QrPage').then((page) => page.QrPage));
const QrTile = lazyPage(() => import('./qr/QrTile').then((tile) => tile.QrTile));
const HouseReportTile = lazyPage(() =>
  import('./houseReport/HouseReportTile').then((tile) => tile.HouseReportTile),
);

const projectPath = `${paths.projects}/:id`;
const housePath = `${projectPath}/house/:houseId`;
const qrPath = `${projectPath}/qr`;
const siteListPath = `${projectPath}/sitelist`;
const musterPath = `${projectPath}/muster`;

/** What only pages beside the Dashboard ask for: fetched with them, as the Dashboard carries `area.tsx`. */
const firstCalls = () => import('./firstCalls');
const projectCalls: PageStart['laterCalls'] = async (address) =>
  (await firstCalls()).firstProjectCalls(address);

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={projectPath} element={<ProjectPage />}>
        <Route path={housePath} element={null} />
      </Route>
      <Route path={siteListPath} element={<SiteListPage />} />
      <Route path={musterPath} element={<MusterPage />} />
      <Route path={qrPath} element={<QrPage />} />
      <Route path={paths.projects} element={<ProjectListPage />} />
    </Routes>
  ),
  slots: {
    codeOrOptions: ({ params }) =>
      params.level === 'house' ? (
        <HouseReportTile kind="options" params={params} />
      ) : (
        <QrTile params={params} />
      ),
    musterOrColours: ({ params }) =>
      params.level === 'house' ? (
        <HouseReportTile kind="colours" params={params} />
      ) : (
        <MusterTile projectId={params.projectId} houseId={params.houseId} />
      ),
    siteList: ({ params: { projectId, houseId } }) => (
      <SiteListTile projectId={projectId} houseId={houseId} />
    ),
  },
  prefetch: [
    { path: paths.dashboard, page: DashboardPage, calls: () => [ask(listRecentProjects, recentInput)] },
    {
      path: paths.projects,
      page: ProjectListPage,
      laterCalls: async (address) => (await firstCalls()).firstOverviewCalls(address),
    },
    ...[projectPath, housePath].map((path): PageStart => ({
      path,
      page: ProjectPage,
      laterCalls: projectCalls,
    })),
    // Few see them, and they ask for themselves: what they ask would be in everybody's first script.
    { path: siteListPath, page: SiteListPage },
    { path: musterPath, page: MusterPage },
    { path: projectPath, page: QrTile },
    { path: housePath, page: HouseReportTile },
    {
      path: qrPath,
      page: QrPage,
      laterCalls: projectCalls,
    },
  ],
});
