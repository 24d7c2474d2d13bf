import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import type { AberrationCategory } from '@byggtun/shared/contract/aberrationCategory';
import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { listBuildings, listProjectUsers, listSections } from '@byggtun/shared/contract/projectPlace';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen } from '@testing-library/react';

import { reportKind } from '../aberration/reportKind';
import { ReportPage } from '../aberration/ReportPage';
import { colleagues } from './openComplaint';

/** The buildings of every project. */
export const buildings = [
  { id: 11, name: 'Bygg A' },
  { id: 12, name: 'Bygg B' },
];
const sections = [
  { id: 111, houseId: 11, sectionNum: '001', apartmentKey: 'H0101', customer: null },
  { id: 121, houseId: 12, sectionNum: '002', apartmentKey: 'H0201', customer: 'Jonas Berg' },
];

/** What the form of a category chooses from, as the server answers it. */
function newReport(
  category: AberrationCategory,
  projectId: number | null = null,
): RouteAnswer<typeof getNewAberration> {
  return {
    aberration: {
      ...{ id: -1, category, title: '', description: '', aberrationTypeId: null, aberrationCauseId: null },
      ...{ severity: null, registrated: '2026-11-18', responsible: null, timeLimit: '2099-12-02' },
      ...{ projTable: projectId, projPhase: null, projSectionId: null, location: null },
    },
    aberrationTypes: [
      { key: 1, value: 'Sikkerhet' },
      { key: 2, value: 'Utførelse' },
    ],
    aberrationStatuses: [{ key: 1, value: 'Åpen' }],
    aberrationSeveritiesList: [
      { key: 1, value: 'Høy' },
      { key: 2, value: 'Middels' },
      { key: 3, value: 'Lav' },
    ],
    aberrationCauses: [
      { id: 5, name: 'Manglende sikring', aberrationTypeId: 1 },
      { id: 6, name: 'Feil montering', aberrationTypeId: 2 },
    ],
    users: colleagues,
    projects: [
      { key: 3, value: 'Sandaker park' },
      { key: 4, value: 'Fjordbyen' },
    ],
    aberrationLocationsList: [{ key: 8, value: 'Trapperom' }],
    buildings: projectId ? buildings : [],
    sections: projectId ? sections : [],
  };
}

const saved = (category: AberrationCategory) => ({ id: 21, category, actionId: 31 });

/** A report that somebody has filled in and not sent. */
export const aDraft: AberrationDraft = {
  requestId: '5b2f3f0e-6f0a-4a52-9d5c-0d6f3c1f9a10',
  values: {
    ...{ title: 'Løst rekkverk', description: 'Gir etter ved heisen.', severity: null },
    ...{ aberrationTypeId: 1, aberrationCauseId: null, registrated: '2026-11-18', responsible: 6 },
    ...{ timeLimit: '2099-12-02', projTable: 3, projPhase: null, projSectionId: null, location: null },
  },
  responsible: { key: 6, text: 'Marte Haugen', detail: 'Nordre Tømrer AS' },
  attachments: [],
};

/** Leaves that draft on the device, as the form of a category does, with other values where some are named. */
export const keepDraft = (
  category: AberrationCategory,
  over: Partial<AberrationDraft['values']> = {},
): void =>
  localStorage.setItem(
    `byggtun.formDraft.7.aberration.${category}`,
    JSON.stringify({ ...aDraft, values: { ...aDraft.values, ...over } }),
  );

/** A server that takes reports. */
export function reportServer(): FakeApi {
  const api = fakeApi();
  api.answer(getNewAberration, ({ body }) => newReport(body.category, body.projectId));
  api.answer(listBuildings, () => buildings);
  api.answer(listSections, () => sections);
  api.answer(listProjectUsers, () => colleagues);
  api.answer(saveAberration, () => saved(1));
  api.answer(saveRuh, () => saved(2));
  fakeUploads(api);
  return api;
}

interface OpenReport {
  /** The page before it; without one the form is the first. */
  from?: string;
  /** What to wait for, when it is not the form. */
  waitFor?: string;
}

/** Opens a form at its address, and waits for it. */
export async function openReport(path = '/aberration', { from, waitFor }: OpenReport = {}) {
  const view = renderWithPortal(
    <Routes>
      <Route path="/aberration" element={<ReportPage kind={reportKind.deviation} />} />
      <Route path="/ruh" element={<ReportPage kind={reportKind.ruh} />} />
      <Route path="/dashboard" element={<p>Siden før</p>} />
      <Route path="/actions/:id" element={<p>Siden til tiltaket</p>} />
    </Routes>,
    { path: from ?? path },
  );
  if (from) act(() => view.portal.navigate(path));
  await (waitFor ? screen.findByText(waitFor) : screen.findByLabelText(/^Beskrivelse/));
  return view;
}
