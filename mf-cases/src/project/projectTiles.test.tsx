import { countActions } from '@byggtun/shared/contract/action';
import { countComplaints } from '@byggtun/shared/contract/complaint';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { reportKind } from '../aberration/reportKind';
import { complaintKind } from '../complaint/complaintKind';
import { staff } from '../testing/openComplaint';
import { ActionsTile } from './ActionsTile';
import { ComplaintsTile } from './ComplaintsTile';
import { ReportTile } from './ReportTile';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(countComplaints, () => 12);
  api.answer(countActions, () => 1204);
});

const ofProject = { value: 'projectOid', type: 'select', filterClause: 'in', filterValues: [3] };
const link = (name: RegExp) => screen.findByRole('link', { name });

test.each([
  ['complaint', /^Reklamasjoner ?12$/, '/complaints', false],
  ['enquiry', /^Henvendelser ?12$/, '/request', true],
] as const)("a project's open %s cases are counted, and the tile opens the same list", async (...row) => {
  const [kind, name, path, flag] = row;
  renderWithPortal(<ComplaintsTile kind={complaintKind[kind]} projectId="3" />, { profile: staff });
  expect(await link(name)).toHaveAttribute('href', `${path}?show=all&projectName=3`);
  const headers = api.calls(countComplaints)[0]?.body.headers;
  expect(headers).toContainEqual(ofProject);
  expect(headers).toContainEqual(expect.objectContaining({ value: 'isEnquiry', filterValues: [flag] }));
  expect(headers).toContainEqual(
    expect.objectContaining({ value: 'lineStatus', filterValues: [0, 1, 4, 6, 7] }),
  );
});

test('so are its open actions', async () => {
  renderWithPortal(<ActionsTile projectId="3" />, { profile: aProfile() });
  expect(await link(/^Tiltak ?1\s204$/)).toHaveAttribute('href', '/actions?projectName=3');
  expect(api.calls(countActions)[0]?.body.headers).toEqual([
    ofProject,
    { value: 'status', type: 'select', filterClause: 'in', filterValues: [1] },
  ]);
});

test.each([
  [reportKind.deviation, 'Nytt avvik', '/aberration?projectId=3'],
  [reportKind.ruh, 'Ny RUH', '/ruh?projectId=3'],
])('a new report opens with the project chosen', (kind, name, href) => {
  renderWithPortal(<ReportTile kind={kind} projectId="3" />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a count that can not be had is told to nobody', async () => {
  api.refuse(countActions, 500);
  const { notices } = renderWithPortal(<ActionsTile projectId="3" />);
  expect(await link(/^Tiltak$/)).toBeVisible();
  expect(notices).toEqual([]);
});
