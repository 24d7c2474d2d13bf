import { listComments, type TagUser } from '@byggtun/shared/contract/comment';
import { getComplaint, type RegLine } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { complaintStatuses, complaintStatusNumbers } from '@byggtun/shared/contract/complaintStatus';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aComment, aComplaint, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { complaintKind } from '../complaint/complaintKind';
import { ComplaintPage } from '../complaint/ComplaintPage';

/** No right but to comment. */
export const nothing = { finish: false, changeStatus: false, changeResponsible: false, comment: true };

/** A profile of developer staff. */
export const staff = aProfile({ id: 1, isByggtun: true });

/** The complaint of the tests when it is done. */
export const finished = aComplaint({
  regStatus: 'Utført',
  lineStatus: 2,
  color: 'success',
  version: 2,
  may: nothing,
});

/** The responsible and a colleague. */
export const colleagues = [
  { id: 7, fullName: 'Piotr Kowalski', contactId: 2, contactName: 'Nordre Tømrer AS' },
  { id: 6, fullName: 'Marte Haugen', contactId: 2, contactName: 'Nordre Tømrer AS' },
];

const regStatuses = complaintStatusNumbers.map((key) => ({
  key,
  value: complaintStatuses[key].text,
  ...(key === 7 ? { attr1: 'disabled' as const } : {}),
}));

/** The server of a test: one complaint, which the test may change, and its comments. */
export interface ComplaintServer {
  api: FakeApi;
  stored: RegLine;
  /** Who can be mentioned. */
  tagUsers: TagUser[];
}

/** A server that knows complaint 101 and one comment. */
export function complaintServer(): ComplaintServer {
  const server: ComplaintServer = { api: fakeApi(), stored: aComplaint(), tagUsers: [] };
  server.api.answer(getComplaint, () => ({
    regLine: server.stored,
    regStatuses,
    tagUsers: server.tagUsers,
    contactPersons: colleagues,
  }));
  server.api.answer(listComments, () => [aComment()]);
  server.api.answer(listComplaintJournal, () => []);
  return server;
}

/** The page at an address. */
export const renderComplaint = (path: string, profile = aProfile()) =>
  renderWithPortal(
    <Routes>
      <Route path="/complaints/:id" element={<ComplaintPage kind={complaintKind.complaint} />} />
      <Route path="/request/:id" element={<ComplaintPage kind={complaintKind.enquiry} />} />
    </Routes>,
    { path, profile },
  );

/** Opens the page of the server's complaint. */
export async function openComplaint(server: ComplaintServer, regLine = server.stored, profile = aProfile()) {
  server.stored = regLine;
  const view = renderComplaint('/complaints/101', profile);
  await screen.findByRole('heading', { name: regLine.name });
  return view;
}

/** Queries within the dialog that is open. */
export const inDialog = () => within(screen.getByRole('dialog'));

/** Opens the page and then one of its dialogs, by the name of the button. */
export async function openDialog(
  server: ComplaintServer,
  name: string,
  regLine = server.stored,
  profile = aProfile(),
) {
  const view = await openComplaint(server, regLine, profile);
  await view.user.click(screen.getByRole('button', { name: new RegExp(name) }));
  await screen.findByRole('dialog');
  // It takes the focus when it is open; what is typed before that would go elsewhere.
  const fields = () =>
    ['textbox', 'combobox', 'radio', 'searchbox'].flatMap((role) => inDialog().queryAllByRole(role));
  await waitFor(() => expect(fields().some((field) => field.matches(':focus'))).toBe(true));
  return view;
}
