import { act, screen, waitFor } from '@testing-library/react';

import { beginUpload, sendChunk } from '../contract/attachmentCalls';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeCaches } from '../testing/fakeCaches';
import { type FakeLocks, fakeLocks } from '../testing/fakeLocks';
import { type FakeUploads, fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useDeviceUploads } from './useDeviceUploads';

let api: FakeApi;
let server: FakeUploads;
let locks: FakeLocks;
let go: () => void;
let order = 0;
beforeEach(() => {
  order += 1;
  sessionStorage.clear();
  fakeCaches();
  locks = fakeLocks();
  api = fakeApi();
  server = fakeUploads(api);
  const sent = new Promise<void>((resolve) => (go = resolve));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (typeof address === 'string' && init?.method === 'PUT') await sent;
    return fetch(address, init);
  };
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

function Form() {
  const uploads = useDeviceUploads(`order.${order}`, [], 3);
  return (
    <>
      <AttachmentField uploads={uploads} />
      <output aria-label="Til lagring">{uploads.toSave.map(({ fileName }) => fileName).join(', ')}</output>
    </>
  );
}

const isUp = () => waitFor(() => expect(screen.getByLabelText('Til lagring')).toHaveTextContent('skade.jpg'));

/** An order that is left while a photo of it is on its way. @param others chosen with it */
async function leaveWithPhoto(...others: File[]) {
  const view = renderWithPortal(<Form />);
  const photo = new File(['bytes'], 'skade.jpg', { type: 'image/jpeg' });
  await view.user.upload(screen.getByLabelText('Vedlegg fra enheten'), [photo, ...others]);
  await waitFor(() => expect(server.files.size).toBe(1));
  view.unmount();
  expect(locks.held()).toBe(1);
  return view;
}

test('a photo that has come up after its page was left is let go of, and sent up once', async () => {
  await leaveWithPhoto();
  act(go);
  await waitFor(() => expect(locks.held()).toBe(0));
  renderWithPortal(<Form />);
  await isUp();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(api.calls(beginUpload)).toHaveLength(1);
});

test('one that has failed after that is let go of too, and goes up from the page that has it next', async () => {
  const { notices } = await leaveWithPhoto();
  api.refuse(sendChunk, 400, { message: 'Filen er skadet.' });
  act(go);
  await waitFor(() => expect(locks.held()).toBe(0));
  expect(notices).toHaveLength(1);
  server = fakeUploads(api);
  renderWithPortal(<Form />);
  await isUp();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a file that was refused at once holds up none that was chosen with it', async () => {
  await leaveWithPhoto(new File([], 'tom.jpg', { type: 'image/jpeg' }));
  act(go);
  await waitFor(() => expect(locks.held()).toBe(0));
});

test('one whose page is open again when it has come up stays that page’s', async () => {
  await leaveWithPhoto();
  renderWithPortal(<Form />);
  act(go);
  await isUp();
  expect(locks.held()).toBe(1);
});

test('so does one whose page is opened while the device is asked for it', async () => {
  const { told } = await leaveWithPhoto();
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const open = caches.open.bind(caches);
  const asked = jest.spyOn(caches, 'open').mockImplementation(async (name) => {
    await answered;
    return open(name);
  });
  act(go);
  await waitFor(() => expect(told.unsaved).toBe(0));
  renderWithPortal(<Form />);
  await isUp();
  const before = asked.mock.calls.length;
  act(answer);
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  expect(locks.held()).toBe(1);
});
