import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { closeTicket, openTicket } from '../contract/attachmentCalls';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import type { MockStart } from '../testing/mockPortal';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentList } from './AttachmentList';

const film = anAttachment({ fileName: 'befaring.mp4', contentType: 'video/mp4', hasThumbnail: false });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(openTicket, () => ({}));
  api.answer(closeTicket, () => ({}));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = (start: MockStart = {}) => renderWithPortal(<AttachmentList attachments={[film]} />, start);
type Person = ReturnType<typeof show>['user'];
async function open(user: Person) {
  await user.click(screen.getByRole('button', { name: 'Åpne befaring.mp4' }));
  return screen.findByRole('dialog', { name: 'befaring.mp4' });
}
async function leave(user: Person) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test.each([
  ['a computer', false, 'Last den ned i stedet.'],
  ['a kiosk, which saves nothing', true, 'Åpne den på mobilen eller pcen.'],
])('what can not be played on %s says what to do instead', async (_where, kiosk, instead) => {
  const { user } = show({ kiosk });
  const dialog = within(await open(user));
  fireEvent.error(await dialog.findByLabelText('befaring.mp4'));
  expect(dialog.getByRole('alert')).toHaveTextContent(`Filen kan ikke spilles av her. ${instead}`);
});

test('who closes a film that is being saved leaves the download its ticket', async () => {
  const { user } = show();
  const dialog = within(await open(user));
  await dialog.findByLabelText('befaring.mp4');
  await user.click(dialog.getByRole('button', { name: 'Last ned befaring.mp4' }));
  await waitFor(() => expect(api.calls(openTicket)).toHaveLength(2));
  await leave(user);
  expect(api.calls(closeTicket)).toEqual([]);
  // It was left to that one alone.
  await within(await open(user)).findByLabelText('befaring.mp4');
  await leave(user);
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(1));
});

test('a film that is opened again at once asks for its ticket when the one before has been taken back', async () => {
  const { user } = show();
  await within(await open(user)).findByLabelText('befaring.mp4');
  let end = () => undefined as void;
  api.answer(closeTicket, () => new Promise((resolve) => (end = () => resolve({}))));
  await leave(user);
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(1));
  const dialog = within(await open(user));
  expect(dialog.getByText('Henter filen …')).toBeInTheDocument();
  expect(api.calls(openTicket)).toHaveLength(1);
  act(end);
  expect(await dialog.findByLabelText('befaring.mp4')).toBeInTheDocument();
});
