import { listComments } from '@byggtun/shared/contract/comment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aComplaintRow, aPage, aProfile } from '@byggtun/shared/testing/builders';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { prefetch } from './area';
import { complaintKind } from './complaint/complaintKind';
import { ComplaintListPage } from './complaintList/ComplaintListPage';
import { complaintServer, renderComplaint } from './testing/openComplaint';

const anyWindow = window.matchMedia('all');
const server = () => {
  const made = complaintServer();
  made.api.answer(listComplaints, () => aPage([aComplaintRow({ id: 11, lineId: 11 })], 20));
  return made;
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['as it opens', '/complaints', false, aProfile()],
  ['sorted and searched', '/complaints?sort=-deadLine&search=d%C3%B8r&page=2', false, aProfile()],
  ['narrowed to the own ones', '/complaints?show=mine&regStatus=', false, aProfile({ isByggtun: true })],
  ['as cards', '/complaints', true, aProfile()],
  ['of enquiries', '/request', false, aProfile()],
])('a list, %s, is asked for once, before its page', async (_how, path, narrow, profile) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...anyWindow, matches: narrow && media !== 'print' }));
  const { api } = server();
  const { portal } = renderWithPortal(<p>En annen side</p>, { profile });
  prefetch?.(path, portal);
  await waitFor(() => expect(api.calls(listComplaints)).toHaveLength(1));

  const { complaint, enquiry } = complaintKind;
  renderWithPortal(
    <Routes>
      <Route path="/complaints" element={<ComplaintListPage kind={complaint} />} />
      <Route path="/request" element={<ComplaintListPage kind={enquiry} />} />
    </Routes>,
    { path, profile },
    2000,
  );
  expect(await screen.findByRole('link', { name: /11/ })).toBeVisible();
  expect(api.calls(listComplaints)).toHaveLength(1);
});

test('a case and its comments are asked for once, together, before its page', async () => {
  const { api } = server();
  const { portal } = renderWithPortal(<p>En annen side</p>);
  prefetch?.('/complaints/101', portal);
  await waitFor(() => expect(api.calls(listComments)).toHaveLength(1));

  renderComplaint('/complaints/101');
  expect(await screen.findByText('Befart i dag.')).toBeVisible();
  expect(api.calls(getComplaint)).toHaveLength(1);
  expect(api.calls(listComments)).toHaveLength(1);
});

test('an address that is no case asks for nothing', () => {
  const { api } = server();
  const { portal } = renderWithPortal(<p>En annen side</p>);
  prefetch?.('/complaints/ny', portal);
  expect(api.calls(getComplaint)).toEqual([]);
});
