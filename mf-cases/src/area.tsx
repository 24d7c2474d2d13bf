import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { paths } from '@byggtun/shared/contract/paths';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { placeOfSlot } from '@byggtun/shared/table/place';

import { reportKind } from './aberration/reportKind';
import { complaintKind } from './complaint/complaintKind';
import { caseGlanceInput } from './dashboard/caseGlance';

const ActionPage = lazyPage(() => import('./action/ActionPage').then((page) => page.ActionPage));
const ActionListPage = lazyPage(() =>
  import('./actionList/ActionListPage').then((page) => page.ActionListPage),
);
const ComplaintPage = lazyPage(() => import('./complaint/ComplaintPage').then((page) => page.ComplaintPage));
const ComplaintListPage = lazyPage(() =>
  import('./complaintList/ComplaintListPage').then((page) => page.ComplaintListPage),
);
const ReportPage = lazyPage(() => import('./aberration/ReportPage').then((page) => page.ReportPage));

const ActionsCard = lazyPage(() => import('./dashboard/ActionsCard').then((card) => card.ActionsCard));
const ComplaintsCard = lazyPage(() =>
  import('./dashboard/ComplaintsCard').then((card) => card.ComplaintsCard),
);
const ActionsTile = lazyPage(() => import('./project/ActionsTile').then((tile) => tile.ActionsTile));
const ComplaintsTile = lazyPage(() => import('./project/ComplaintsTile').then((tile) => tile.ComplaintsTile));
const ProjectActionsPage = lazyPage(() =>
  import('./project/ProjectActionsPage').then((page) => page.ProjectActionsPage),
);
const ReportButtons = lazyPage(() => import('./dashboard/ReportButtons').then((part) => part.ReportButtons));
const ReportTile = lazyPage(() => import('./project/ReportTile').then((tile) => tile.ReportTile));
const CaseShortcut = lazyPage(() => import('./dashboard/CaseShortcut').then((part) => part.CaseShortcut));

const { complaint, enquiry } = complaintKind;

/** The pages whose places our tiles fill: a project's, and those of its houses. */
const projectPath = `${paths.projects}/:id`;
const placePaths = [projectPath, `${projectPath}/house/:houseId`];
const actionsPath = `${projectPath}/actions`;

/** What only the area's own pages ask for: fetched with them, as the Dashboard carries `area.tsx`. */
const firstCalls = () => import('./firstCalls');

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.complaints} element={<ComplaintListPage key="complaints" kind={complaint} />} />
      <Route path={`${paths.complaints}/:id`} element={<ComplaintPage kind={complaint} />} />
      <Route path={paths.requests} element={<ComplaintListPage key="requests" kind={enquiry} />} />
      <Route path={`${paths.requests}/:id`} element={<ComplaintPage kind={enquiry} />} />
      <Route path={paths.actions} element={<ActionListPage />} />
      <Route path={`${paths.actions}/:id`} element={<ActionPage />} />
      <Route path={actionsPath} element={<ProjectActionsPage />} />
      <Route path={paths.aberration} element={<ReportPage key="deviation" kind={reportKind.deviation} />} />
      <Route path={paths.ruh} element={<ReportPage key="ruh" kind={reportKind.ruh} />} />
    </Routes>
  ),
  slots: {
    actions: () => <ActionsCard />,
    complaints: () => <ComplaintsCard kind={complaint} />,
    enquiries: () => <ComplaintsCard kind={enquiry} />,
    reports: () => <ReportButtons />,
    complaintsShortcut: () => <CaseShortcut badge="complaints" />,
    actionsShortcut: () => <CaseShortcut badge="actions" />,
    enquiriesShortcut: () => <CaseShortcut badge="enquiry" />,
    newDeviation: ({ params }) => <ReportTile kind={reportKind.deviation} place={placeOfSlot(params)} />,
    newRuh: ({ params }) => <ReportTile kind={reportKind.ruh} place={placeOfSlot(params)} />,
    projectComplaints: ({ params }) => <ComplaintsTile kind={complaint} place={placeOfSlot(params)} />,
    projectEnquiries: ({ params }) => <ComplaintsTile kind={enquiry} place={placeOfSlot(params)} />,
    projectActions: ({ params }) => <ActionsTile place={placeOfSlot(params)} />,
  },
  prefetch: [
    ...[complaint, enquiry].flatMap((kind): PageStart[] => [
      {
        path: kind.listPath,
        page: ComplaintListPage,
        laterCalls: async (address) => (await firstCalls()).firstComplaintListCalls(kind, address),
      },
      {
        path: `${kind.listPath}/:id`,
        page: ComplaintPage,
        laterCalls: async (address) => (await firstCalls()).firstComplaintCalls(address),
      },
    ]),
    {
      path: paths.actions,
      page: ActionListPage,
      laterCalls: async (address) => (await firstCalls()).firstActionListCalls(address),
    },
    {
      path: paths.dashboard,
      page: ActionsCard,
      calls: ({ session }) => [ask(glanceAtCases, caseGlanceInput(session))],
    },
    { path: paths.dashboard, page: ComplaintsCard },
    { path: paths.dashboard, page: ReportButtons },
    ...placePaths.flatMap((path): PageStart[] => [
      {
        path,
        page: ActionsTile,
        laterCalls: async (address) => (await firstCalls()).firstTileCalls(address),
      },
      { path, page: ComplaintsTile },
    ]),
    {
      path: actionsPath,
      page: ProjectActionsPage,
      laterCalls: async (address) => (await firstCalls()).firstProjectActionCalls(address),
    },
    {
      path: `${paths.actions}/:id`,
      page: ActionPage,
      laterCalls: async (address) => (await firstCalls()).firstActionCalls(address),
    },
    ...Object.values(reportKind).map(({ path }): PageStart => ({ path, page: ReportPage })),
  ],
});
