import { countActions } from '@byggtun/shared/contract/actionList';
import { countComplaints } from '@byggtun/shared/contract/complaintList';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

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
/** By what a tile has counted. */
const headersOf = (route: typeof countComplaints | typeof countActions) => {
  const body = api.calls(route)[0]?.body;
  return Array.isArray(body) ? body : body?.headers;
};
const link = (name: RegExp) => screen.findByRole('link', { name });

test.each([
  ['complaint', /^Reklamasjoner ?12$/, '/complaints', false],
  ['enquiry', /^Henvendelser ?12$/, '/request', true],
] as const)("a project's open %s cases are counted, and the tile opens the same list", async (...row) => {
  const [kind, name, path, flag] = row;
  renderWithPortal(<ComplaintsTile kind={complaintKind[kind]} place={{ projectId: 3 }} />, {
    profile: staff,
  });
  expect(await link(name)).toHaveAttribute('href', `${path}?show=all&projectName=3`);
  const headers = headersOf(countComplaints);
  expect(headers).toContainEqual(ofProject);
  expect(headers).toContainEqual(expect.objectContaining({ value: 'isEnquiry', filterValues: [flag] }));
  expect(headers).toContainEqual(
    expect.objectContaining({ value: 'lineStatus', filterValues: [0, 1, 4, 6, 7] }),
  );
});

test('so are its open actions', async () => {
  renderWithPortal(<ActionsTile place={{ projectId: 3 }} />, { profile: aProfile() });
  expect(await link(/^Tiltak ?1\s204$/)).toHaveAttribute('href', '/projects/3/actions');
  expect(headersOf(countActions)).toEqual([
    ofProject,
    { value: 'status', type: 'select', filterClause: 'in', filterValues: [1] },
  ]);
});

test.each([
  [reportKind.deviation, 'Nytt avvik', '/aberration?projectId=3'],
  [reportKind.ruh, 'Ny RUH', '/ruh?projectId=3'],
])('a new report opens with the project chosen', (kind, name, href) => {
  renderWithPortal(<ReportTile kind={kind} place={{ projectId: 3 }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a count that can not be had is told to nobody', async () => {
  api.refuse(countActions, 500);
  const { notices } = renderWithPortal(<ActionsTile place={{ projectId: 3 }} />);
  expect(await link(/^Tiltak$/)).toBeVisible();
  expect(notices).toEqual([]);
});

describe('at a house', () => {
  const house = { projectId: 3, houseId: 31 };
  const ofHouse = { value: 'houseId', type: 'select', filterClause: 'in', filterValues: [31] };

  test('the cases are those of the house, in the count and in the list', async () => {
    renderWithPortal(<ComplaintsTile kind={complaintKind.complaint} place={house} />, { profile: staff });
    expect(await link(/^Reklamasjoner ?12$/)).toHaveAttribute(
      'href',
      '/complaints?project=3&house=31&show=all',
    );
    const headers = headersOf(countComplaints);
    expect(headers).toContainEqual(ofHouse);
    expect(headers).toContainEqual(ofProject);
  });

  test('so are the actions', async () => {
    renderWithPortal(<ActionsTile place={house} />, { profile: staff });
    expect(await link(/^Tiltak/)).toHaveAttribute('href', '/projects/3/actions?house=31&show=all');
    expect(headersOf(countActions)).toContainEqual(ofHouse);
  });

  test('a new report opens with the house chosen', () => {
    renderWithPortal(<ReportTile kind={reportKind.deviation} place={house} />);
    const href = '/aberration?projectId=3&houseId=31';
    expect(screen.getByRole('link', { name: 'Nytt avvik' })).toHaveAttribute('href', href);
  });
});

test('a count follows what happens to its own kind of case', async () => {
  const { hub } = renderWithPortal(<ActionsTile place={{ projectId: 3 }} />, { profile: aProfile() });
  await link(/^Tiltak ?1\s204$/);
  api.answer(countActions, () => 7);
  act(() => {
    hub.emit('OnCaseChanged', { type: 'complaint', id: 1 });
    hub.emit('OnCaseChanged', { type: 'action', id: 31 });
    hub.emit('OnCaseChanged', { type: 'action', id: 32 });
  });
  expect(await link(/^Tiltak ?7$/)).toBeVisible();
  await waitFor(() => expect(api.calls(countActions)).toHaveLength(2));
});
