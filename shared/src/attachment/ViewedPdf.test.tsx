import { screen, waitFor, within } from '@testing-library/react';

import { getAttachment } from '../contract/attachmentCalls';
import { getPagePicture } from '../contract/pagePicture';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeFileAddresses } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentViewer } from './AttachmentViewer';

const drawing = anAttachment({
  fileName: 'A-20-01.pdf',
  contentType: 'application/pdf',
  size: 8_000_000,
  hasThumbnail: false,
});
const file = () => new Blob(['%PDF Plan kjeller\fDetalj']);

let api: FakeApi;
beforeEach(() => {
  fakeFileAddresses();
  // jsdom draws nothing.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(850);
  api = fakeApi();
  api.answer(getPagePicture, () => new Blob(['bilde']));
  api.answer(getAttachment, file);
});
afterEach(() => jest.restoreAllMocks());

const open = (attachment = drawing, readKept?: () => Promise<Blob>) =>
  renderWithPortal(
    <AttachmentViewer
      attachments={[attachment]}
      first={attachment.bufferGuid}
      readKept={readKept}
      onClosed={() => undefined}
    />,
  );
const firstPage = () => screen.findByRole('group', { name: 'Side 1' });
const sizes = () => api.calls(getPagePicture).map(({ query }) => query.size);

test('a large drawing stands there as a picture before its file has come, and then has its text and pages', async () => {
  let send: (file: Blob) => void = () => undefined;
  api.answer(getAttachment, () => new Promise<Blob>((resolve) => (send = resolve)));
  open();
  const page = within(await firstPage());
  expect(await page.findByRole('presentation')).toBeInTheDocument();
  await waitFor(() => expect(api.calls(getAttachment)).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Side 2' })).not.toBeInTheDocument();
  send(file());
  expect(await page.findByText(/Plan kjeller/)).toBeInTheDocument();
  expect(page.getByRole('presentation')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Side 2' })).toBeInTheDocument();
  expect(sizes()).toEqual(['small']);
});

test('made larger, it gets a picture with as many pixels', async () => {
  const { user } = open();
  const page = within(await firstPage());
  await page.findByText(/Plan kjeller/);
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Større' }));
  await waitFor(() => expect(sizes()).toEqual(['small', 'medium']));
  expect(page.getByRole('presentation')).toBeInTheDocument();
});

test('where there is no larger picture, the page is drawn', async () => {
  const { user } = open();
  const page = within(await firstPage());
  await page.findByText(/Plan kjeller/);
  api.refuse(getPagePicture, 404);
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Større' }));
  await waitFor(() => expect(page.queryByRole('presentation')).not.toBeInTheDocument());
  expect(await page.findByText(/Plan kjeller/)).toBeInTheDocument();
});

test('without a picture it is opened as any other, without a network from the device', async () => {
  api.refuse(getPagePicture, 404);
  const { unmount } = open();
  expect(await within(await firstPage()).findByText(/Plan kjeller/)).toBeInTheDocument();
  unmount();
  api.drop(getPagePicture);
  api.drop(getAttachment);
  open(drawing, () => Promise.resolve(file()));
  const page = within(await firstPage());
  expect(await page.findByText(/Plan kjeller/)).toBeInTheDocument();
  expect(page.queryByRole('presentation')).not.toBeInTheDocument();
});

test('of a small PDF no picture is asked for', async () => {
  open({ ...drawing, size: 999_999 });
  expect(await within(await firstPage()).findByText(/Plan kjeller/)).toBeInTheDocument();
  expect(sizes()).toEqual([]);
});
