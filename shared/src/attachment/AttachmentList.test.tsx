import { screen, waitFor, within } from '@testing-library/react';

import { closeTicket, getAttachment, getThumbnail, openTicket } from '../contract/attachmentCalls';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeFileAddresses } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentList } from './AttachmentList';

const guid = (last: number) => `3f2b8c1e-6c0f-4b6d-9d59-0c7f2f4f7a0${last}`;
const image = anAttachment({ bufferGuid: guid(1) });
const film = anAttachment({
  bufferGuid: guid(2),
  fileName: 'befaring.mp4',
  contentType: 'video/mp4',
  hasThumbnail: false,
});
const word = anAttachment({
  bufferGuid: guid(3),
  fileName: 'brev.docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  hasThumbnail: false,
});
const sound = anAttachment({
  ...film,
  bufferGuid: guid(4),
  fileName: 'knirk.mp3',
  contentType: 'audio/mpeg',
});

const report = anAttachment({
  bufferGuid: guid(5),
  fileName: 'rapport.pdf',
  contentType: 'application/pdf',
  hasThumbnail: false,
});

let api: FakeApi;
beforeEach(() => {
  fakeFileAddresses();
  api = fakeApi();
  api.answer(getThumbnail, () => new Blob(['lite']));
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
  api.answer(openTicket, () => ({}));
  api.answer(closeTicket, () => ({}));
});
const dialog = () => screen.findByRole('dialog');

test('images, video and audio open in a dialog, one after the other by buttons and keys', async () => {
  const { user } = renderWithPortal(<AttachmentList attachments={[image, word, film, sound]} />);
  const opener = screen.getByRole('button', { name: 'Åpne våtrom.jpg' });
  await user.click(opener);
  const view = within(await dialog());
  expect(await view.findByRole('img', { name: 'våtrom.jpg' })).toBeInTheDocument();
  expect(view.getByText('1 av 3', { exact: false })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await view.findByLabelText('befaring.mp4')).toHaveAttribute(
    'src',
    `/api/attachments/${guid(2)}/file`,
  );
  expect(view.queryByRole('button', { name: 'Større' })).not.toBeInTheDocument();
  await user.click(view.getByRole('button', { name: 'Neste vedlegg' }));
  expect(await view.findByLabelText('knirk.mp3')).toBeInTheDocument();
  expect(view.getByRole('button', { name: 'Neste vedlegg' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(1));
  expect(api.calls(openTicket).map(({ params }) => params.bufferGuid)).toEqual([guid(2), guid(4)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(api.calls(closeTicket)).toHaveLength(2));
});

test('an image is made larger and smaller', async () => {
  const { user } = renderWithPortal(<AttachmentList attachments={[image]} />);
  await user.click(screen.getByRole('button', { name: 'Åpne våtrom.jpg' }));
  const view = within(await dialog());
  await view.findByRole('img', { name: 'våtrom.jpg' });
  expect(view.getByRole('button', { name: 'Mindre' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(view.getByRole('button', { name: 'Større' }));
  expect(view.getByRole('button', { name: 'Mindre' })).not.toHaveAttribute('aria-disabled');
  await user.keyboard('+++');
  expect(view.getByRole('button', { name: 'Større' })).toHaveAttribute('aria-disabled', 'true');
});

test('the keys of the browser are left to it; in a larger image the arrows move it, beside it they turn', async () => {
  const { user } = renderWithPortal(<AttachmentList attachments={[image, film]} />);
  await user.click(screen.getByRole('button', { name: 'Åpne våtrom.jpg' }));
  const view = within(await dialog());
  await view.findByRole('img', { name: 'våtrom.jpg' });
  await user.keyboard('{Control>}+{/Control}{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}');
  expect(view.getByRole('button', { name: 'Mindre' })).toHaveAttribute('aria-disabled', 'true');
  expect(view.getByRole('img', { name: 'våtrom.jpg' })).toBeInTheDocument();

  const stage = view.getByRole('region', { name: 'Vedlegg' });
  stage.focus();
  await user.keyboard('+{ArrowRight}');
  expect(view.getByRole('img', { name: 'våtrom.jpg' })).toBeInTheDocument();
  await user.keyboard('-{ArrowRight}');
  expect(await view.findByLabelText('befaring.mp4')).toBeInTheDocument();
});

test('a PDF is read in our own viewer, beside the other attachments', async () => {
  api.answer(getAttachment, () => new Blob(['%PDF Fukt i vegg\fMåling 12 %']));
  const { user } = renderWithPortal(<AttachmentList attachments={[report, image]} />);
  await user.click(screen.getByRole('button', { name: 'Åpne rapport.pdf' }));
  const view = within(await dialog());
  expect(await view.findByText(/Fukt i vegg/)).toBeInTheDocument();
  expect(view.getByRole('group', { name: 'Side 2' })).toBeInTheDocument();
  await user.click(view.getByRole('button', { name: 'Større' }));
  expect(view.getByText('110 %')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(view.getByRole('region', { name: 'Dokumentet' })).toBeInTheDocument();
  expect(view.getAllByRole('button', { name: /^Last ned/ })).toHaveLength(1);
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
  await user.click(view.getByRole('button', { name: 'Neste vedlegg' }));
  expect(await view.findByRole('img', { name: 'våtrom.jpg' })).toBeInTheDocument();
  expect(view.queryByRole('region', { name: 'Dokumentet' })).not.toBeInTheDocument();
});

test('a PDF that can not be drawn, or is not there, says so', async () => {
  api.answer(getAttachment, () => new Blob(['<html>']));
  const { user, unmount } = renderWithPortal(<AttachmentList attachments={[report]} />);
  await user.click(screen.getByRole('button', { name: 'Åpne rapport.pdf' }));
  const view = within(await dialog());
  expect(await view.findByRole('alert')).toHaveTextContent('Filen kan ikke vises her.');
  expect(view.getByRole('button', { name: 'Last ned rapport.pdf' })).toBeInTheDocument();
  api.answer(getAttachment, () => new Blob(['%PDF Fukt i vegg']));
  await user.click(view.getByRole('button', { name: 'Prøv igjen' }));
  expect(await view.findByText(/Fukt i vegg/)).toBeInTheDocument();
  unmount();

  api.refuse(getAttachment, 404);
  const { user: later, notices } = renderWithPortal(<AttachmentList attachments={[report]} />);
  await later.click(screen.getByRole('button', { name: 'Åpne rapport.pdf' }));
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Filen finnes ikke lenger.');
  expect(notices).toEqual([]);
});

test('one that can not be fetched says so, and another try gets it', async () => {
  api.refuse(getAttachment, 500);
  const { user } = renderWithPortal(<AttachmentList attachments={[image]} />);
  await user.click(screen.getByRole('button', { name: 'Åpne våtrom.jpg' }));
  const view = within(await dialog());
  expect(await view.findByRole('alert')).toHaveTextContent('Bildet kunne ikke hentes.');
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
  await user.click(view.getByRole('button', { name: 'Prøv igjen' }));
  expect(await view.findByRole('img', { name: 'våtrom.jpg' })).toBeInTheDocument();
});

test('everything is downloaded by the browser itself; on a kiosk nothing is', async () => {
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(`${this.getAttribute('href')} ${this.download}`);
  };
  const { user, unmount } = renderWithPortal(<AttachmentList attachments={[image, word]} />);
  await user.click(screen.getByRole('button', { name: 'Last ned våtrom.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Åpne brev.docx' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    `/api/attachments/${guid(1)}/file?save=1 våtrom.jpg`,
    `/api/attachments/${guid(3)}/file?save=1 brev.docx`,
  ]);
  unmount();
  renderWithPortal(<AttachmentList attachments={[image, word]} />, { kiosk: true });
  await waitFor(() => expect(screen.getAllByRole('presentation', { hidden: true })).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Last ned/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Åpne brev.docx' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Åpne våtrom.jpg' })).toBeVisible();
});

test.each([
  ['who added it and when', { addedBy: 'Piotr Kowalski', addedAt: '2026-03-01T12:00:00.000Z' }, {}, true],
  ['when alone, of a file from a customer', { addedBy: null, addedAt: '2026-03-01T12:00:00.000Z' }, {}, true],
  ['nothing where that stands around it', { addedAt: '2026-03-01T12:00:00.000Z' }, { isTold: true }, false],
  ['nothing where the server does not say', {}, {}, false],
])('a file tells %s', (_name, added, props, isDated) => {
  renderWithPortal(<AttachmentList attachments={[anAttachment(added)]} {...props} />);
  expect(Boolean(screen.queryByText('01.03.2026', { exact: false }))).toBe(isDated);
  expect(Boolean(screen.queryByText('Piotr Kowalski', { exact: false }))).toBe(
    Boolean('addedBy' in added && added.addedBy),
  );
});
