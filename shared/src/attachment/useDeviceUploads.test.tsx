import { act, screen, waitFor, within } from '@testing-library/react';

import { beginUpload, findUpload, sendChunk } from '../contract/attachmentCalls';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeCaches } from '../testing/fakeCaches';
import { fakeLocks } from '../testing/fakeLocks';
import { type FakeUploads, fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useDeviceUploads } from './useDeviceUploads';

let api: FakeApi;
let server: FakeUploads;
let order = 0;
beforeEach(() => {
  order += 1;
  fakeCaches();
  Reflect.deleteProperty(navigator, 'locks');
  sessionStorage.clear();
  api = fakeApi();
  server = fakeUploads(api);
});

function Form({ saved = [], of = `order.${order}` }: { saved?: string[] | null; of?: string }) {
  const known = saved?.map((bufferGuid) => anAttachment({ bufferGuid }));
  const uploads = useDeviceUploads(of, known, 3);
  return (
    <>
      <AttachmentField uploads={uploads} />
      <output aria-label="Til lagring">{uploads.toSave.map(({ fileName }) => fileName).join(', ')}</output>
      <output aria-label="Opptatt">{String(uploads.busy)}</output>
      <button type="button" onClick={() => uploads.clear(uploads.toSave)}>
        Lagret
      </button>
    </>
  );
}

const photo = (name = 'følgeseddel.jpg') => new File(['bytes'], name, { type: 'image/jpeg' });
const toSave = () => screen.getByLabelText('Til lagring');
const isReady = () => waitFor(() => expect(screen.getByLabelText('Opptatt')).toHaveTextContent('false'));
const rows = () => within(screen.getByRole('list', { name: 'Nye filer' })).getAllByRole('listitem');
const add = async (user: ReturnType<typeof renderWithPortal>['user'], ...files: File[]) =>
  user.upload(screen.getByLabelText('Vedlegg fra enheten'), files);

test('one that is up is there again after the page is gone, until it is saved', async () => {
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo());
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  unmount();
  sessionStorage.clear();
  const view = renderWithPortal(<Form />);
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  expect(api.calls(beginUpload)).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Lagret' }));
  view.unmount();
  renderWithPortal(<Form />);
  await isReady();
  expect(toSave()).toBeEmptyDOMElement();
});

test('one that never came up goes up from the new page, with its name and its bytes', async () => {
  api.refuse(beginUpload, 500, { message: 'Ingen linje.' });
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo(), photo('skade.jpg'));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  unmount();
  sessionStorage.clear();
  server = fakeUploads(api);
  renderWithPortal(<Form />);
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg, skade.jpg'));
  expect([...server.files.values()].map(({ name, received }) => [name, received])).toEqual([
    ['følgeseddel.jpg', 5],
    ['skade.jpg', 5],
  ]);
});

test('one that is taken away does not come back; what is refused at once is not kept', async () => {
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo());
  await user.click(await screen.findByRole('button', { name: 'Fjern følgeseddel.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Ta den bort' }));
  await add(user, new File([], 'tom.jpg', { type: 'image/jpeg' }));
  unmount();
  renderWithPortal(<Form />);
  await isReady();
  expect(screen.queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
});

test('one that a save with a lost answer has taken along is not new any more', async () => {
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo(), photo('skade.jpg'));
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg, skade.jpg'));
  const [saved = ''] = server.files.keys();
  unmount();
  // Until it is known what is saved, nothing is sent along.
  const view = renderWithPortal(<Form saved={null} />);
  expect(screen.getByLabelText('Opptatt')).toHaveTextContent('true');
  view.unmount();
  const { unmount: leave } = renderWithPortal(<Form saved={[saved]} />);
  await isReady();
  expect(toSave()).toHaveTextContent(/^skade\.jpg$/);
  leave();
  // Nor is it asked for when the list of what is saved can't be had.
  renderWithPortal(<Form />);
  await isReady();
  expect(rows().map(({ textContent }) => textContent.includes('skade.jpg'))).toEqual([true]);
});

test('what another thing or another person has is theirs', async () => {
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo());
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  unmount();
  renderWithPortal(<Form of={`order.${order}0`} />);
  await isReady();
  expect(toSave()).toBeEmptyDOMElement();
});

/** A photo that did not come up, whose page is open in another tab. */
async function openTwice() {
  const locks = fakeLocks();
  api.refuse(beginUpload, 500, { message: 'Ingen linje.' });
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo());
  await screen.findByRole('alert');
  expect(locks.held()).toBe(1);
  unmount();
  await waitFor(() => expect(locks.held()).toBe(0));
  server = fakeUploads(api);
  const close = locks.openOtherTab();
  const view = renderWithPortal(<Form />);
  await isReady();
  expect(screen.queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
  return { ...view, locks, close };
}

test('one that another tab has is left to it, and goes up from here once that is gone', async () => {
  const { user, locks, close } = await openTwice();
  expect(server.files.size).toBe(0);
  act(close);
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  expect(locks.held()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Lagret' }));
  await waitFor(() => expect(locks.held()).toBe(0));
});

test('one that another tab has saved does not come up here', async () => {
  const { locks, close } = await openTwice();
  fakeCaches();
  act(close);
  await waitFor(() => expect(locks.held()).toBe(1));
  expect(server.files.size).toBe(0);
  expect(toSave()).toBeEmptyDOMElement();
});

test('after a week nobody waits for it', async () => {
  const { user, unmount } = renderWithPortal(<Form />);
  await add(user, photo());
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  unmount();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 3_600_000);
  renderWithPortal(<Form />);
  await isReady();
  expect(toSave()).toBeEmptyDOMElement();
  now.mockRestore();
});

test('where the browser keeps nothing, files go up all the same', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  const { user } = renderWithPortal(<Form />);
  await isReady();
  await add(user, photo());
  await waitFor(() => expect(toSave()).toHaveTextContent('følgeseddel.jpg'));
  expect([api.calls(findUpload), api.calls(sendChunk)].map(({ length }) => length)).toEqual([0, 1]);
});
