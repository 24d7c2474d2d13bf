import { photoLimit, putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { PhotoDialog } from './PhotoDialog';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  URL.createObjectURL = () => 'blob:meg';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

const pictureOf = (bytes: number) => new File([new Uint8Array(bytes)], 'meg.jpg', { type: 'image/jpeg' });
const open = () => {
  const props = { email: 'piotr@nordretomrer.example', onSaved: jest.fn(), onClosed: jest.fn() };
  return { ...props, ...renderWithPortal(<PhotoDialog {...props} />) };
};

test.each([photoLimit, photoLimit + 1])('a picture of %i bytes is too large', async (bytes) => {
  const { user, notices } = open();
  await user.upload(screen.getByLabelText('Bilde fra enheten'), pictureOf(bytes));
  expect(notices).toEqual([{ kind: 'warning', text: 'Bildet er for stort!' }]);
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
});

test('a smaller one is shown under the circle; nothing is sent before there is one', async () => {
  const { user, notices } = open();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(notices).toEqual([{ kind: 'warning', text: 'Velg et bilde først.' }]);
  await user.upload(screen.getByLabelText('Bilde fra enheten'), pictureOf(photoLimit - 1));
  expect(screen.getByRole('application', { name: /Utsnitt av bildet/ })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect(api.calls(putProfilePhoto)).toEqual([]);
});

test('while it is drawn and sent it is neither sent again nor given up', async () => {
  let drawn: BlobCallback = () => undefined;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => (drawn = callback));
  api.answer(putProfilePhoto, () => ({ photo: '2' }));
  const { user, onSaved, notices } = open();
  await user.upload(screen.getByLabelText('Bilde fra enheten'), pictureOf(photoLimit - 1));
  fireEvent.load(within(screen.getByRole('application')).getByRole('presentation'));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(screen.getByRole('button', { name: 'Avbryt' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: /Lagre/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Forkast' })).not.toBeInTheDocument();
  act(() => drawn(new Blob(['liten'], { type: 'image/jpeg' })));
  await waitFor(() => expect(onSaved.mock.calls).toEqual([['2']]));
  expect(api.calls(putProfilePhoto)).toHaveLength(1);
  expect(notices).toEqual([{ kind: 'success', text: 'Profilbildet er lagret.' }]);
});
