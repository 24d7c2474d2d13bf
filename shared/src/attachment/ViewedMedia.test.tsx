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

function show(start: MockStart = {}) {
  const view = renderWithPortal(<AttachmentList attachments={[film]} />, start);
  const open = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Åpne befaring.mp4' }));
    return within(await screen.findByRole('dialog', { name: 'befaring.mp4' }));
  };
  const leave = async () => {
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...view, open, leave };
}

test.each([
  ['a computer', false, 'Last den ned i stedet.'],
  ['a kiosk, which saves nothing', true, 'Åpne den på mobilen eller pcen.'],
])('what can not be played on %s says what to do instead', async (_where, kiosk, instead) => {
  const dialog = await show({ kiosk }).open();
  fireEvent.error(await dialog.findByLabelText('befaring.mp4'));
  expect(dialog.getByRole('alert')).toHaveTextContent(`Filen kan ikke spilles av her. ${instead}`);
});

test('who closes a film that is being saved leaves the download its ticket', async () => {
  const { user, open, leave } = show();
  const dialog = await open();
  await dialog.findByLabelText('befaring.mp4');
  await user.click(dialog.getByRole('button', { name: 'Last ned befaring.mp4' }));
  await waitFor(() => expect(api.calls(openTicket)).toHaveLength(2));
  await leave();
  expect(api.calls(closeTicket)).toEqual([]);
  // It was left to that one alone.
  await (await open()).findByLabelText('befaring.mp4');
  await leave();
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(1));
});

test('a film that is opened again at once asks for its ticket when the one before has been taken back', async () => {
  const { open, leave } = show();
  await (await open()).findByLabelText('befaring.mp4');
  let end = () => undefined as void;
  api.answer(closeTicket, () => new Promise((resolve) => (end = () => resolve({}))));
  await leave();
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(1));
  const dialog = await open();
  expect(dialog.getByText('Henter filen …')).toBeInTheDocument();
  expect(api.calls(openTicket)).toHaveLength(1);
  act(end);
  expect(await dialog.findByLabelText('befaring.mp4')).toBeInTheDocument();
});
