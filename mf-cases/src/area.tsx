import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { getNewAberration } from '@byggtun/shared/contract/aberration';
import { listMyActions } from '@byggtun/shared/contract/action';
import { paths } from '@byggtun/shared/contract/paths';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { firstListCall } from '@byggtun/shared/table/listCall';
import { firstCardCall } from '@byggtun/shared/table/readGlance';

import { newReportInput, projectOf } from './aberration/reportCalls';
import { reportKind } from './aberration/reportKind';
import { firstActionCalls } from './action/actionCalls';
import { actionQuestion } from './actionList/actionQuestion';
import { firstComplaintCalls } from './complaint/complaintCalls';
import { complaintKind } from './complaint/complaintKind';
import { complaintQuestion } from './complaintList/complaintQuestion';

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
const Shortcuts = lazyPage(() => import('./dashboard/Shortcuts').then((card) => card.Shortcuts));

const { complaint, enquiry } = complaintKind;

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.complaints} element={<ComplaintListPage key="complaints" kind={complaint} />} />
      <Route path={`${paths.complaints}/:id`} element={<ComplaintPage kind={complaint} />} />
      <Route path={paths.requests} element={<ComplaintListPage key="requests" kind={enquiry} />} />
      <Route path={`${paths.requests}/:id`} element={<ComplaintPage kind={enquiry} />} />
      <Route path={paths.actions} element={<ActionListPage />} />
      <Route path={`${paths.actions}/:id`} element={<ActionPage />} />
      <Route path={paths.aberration} element={<ReportPage key="deviation" kind={reportKind.deviation} />} />
      <Route path={paths.ruh} element={<ReportPage key="ruh" kind={reportKind.ruh} />} />
    </Routes>
  ),
  slots: {
    actions: () => <ActionsCard />,
    complaints: () => <ComplaintsCard kind={complaint} />,
    enquiries: () => <ComplaintsCard kind={enquiry} />,
    shortcuts: () => <Shortcuts />,
  },
  prefetch: [
    ...[complaint, enquiry].flatMap((kind): PageStart[] => [
      {
        path: kind.listPath,
        page: ComplaintListPage,
        calls: (address) => [firstListCall(complaintQuestion(kind), address)],
      },
      { path: `${kind.listPath}/:id`, page: ComplaintPage, calls: firstComplaintCalls },
    ]),
    {
      path: paths.actions,
      page: ActionListPage,
      calls: (address) => [firstListCall(actionQuestion, address), ask(listMyActions, {})],
    },
    {
      path: paths.dashboard,
      page: ActionsCard,
      calls: ({ session }) => [firstCardCall({ question: actionQuestion, sort: 'timeLimit' }, session)],
    },
    ...[complaint, enquiry].map((kind): PageStart => ({
      path: paths.dashboard,
      page: ComplaintsCard,
      calls: ({ session }) => [
        firstCardCall({ question: complaintQuestion(kind), sort: 'deadLine' }, session),
      ],
    })),
    { path: `${paths.actions}/:id`, page: ActionPage, calls: firstActionCalls },
    ...Object.values(reportKind).map((kind): PageStart => ({
      path: kind.path,
      page: ReportPage,
      calls: ({ search }) => [ask(getNewAberration, newReportInput(kind, projectOf(search)))],
    })),
  ],
});
