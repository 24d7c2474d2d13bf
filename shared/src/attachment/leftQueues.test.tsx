import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { sendChunk } from '../contract/attachmentCalls';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { type FakeUploads, fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useUploads } from './useUploads';

let api: FakeApi;
let server: FakeUploads;
let go: () => void;
let thing: string;
let things = 0;
beforeEach(() => {
  sessionStorage.clear();
  thing = `comment.complaint.${(things += 1)}`;
  api = fakeApi();
  server = fakeUploads(api);
  const sent = new Promise<void>((resolve) => (go = resolve));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (typeof address === 'string' && init?.method === 'PUT') await sent;
    return fetch(address, init);
  };
});

function Form() {
  const uploads = useUploads(thing);
  return (
    <>
      <AttachmentField uploads={uploads} />
      <output aria-label="Til lagring">{uploads.toSave.map(({ fileName }) => fileName).join(', ')}</output>
    </>
  );
}

function Pages() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Gå' : 'Kom tilbake'}
      </button>
      {isHere ? <Form /> : null}
    </>
  );
}

/** A form that is left with a file on its way. */
async function leaveWithFile() {
  const view = renderWithPortal(<Pages />);
  const file = new File(['x'.repeat(10)], 'notat.txt', { type: 'text/plain' });
  await view.user.upload(screen.getByLabelText('Vedlegg fra enheten'), file);
  await waitFor(() => expect(server.files.size).toBe(1));
  const cross = (name: string) => view.user.click(screen.getByRole('button', { name }));
  await cross('Gå');
  return { ...view, back: () => cross('Kom tilbake') };
}
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const toSave = () => screen.getByLabelText('Til lagring');

test('a file that is on its way goes on without its page, and is there when one comes back', async () => {
  const { told, back, notices } = await leaveWithFile();
  expect(told.unsaved).toBe(1);
  expect(isAsked()).toBe(true);
  act(go);
  await waitFor(() => expect(told.unsaved).toBe(0));
  expect(isAsked()).toBe(false);
  expect(notices).toEqual([]);
  await back();
  await waitFor(() => expect(toSave()).toHaveTextContent('notat.txt'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(told.unsaved).toBe(1);
});

test('who comes back meanwhile sees it on its way, once', async () => {
  const { back } = await leaveWithFile();
  await back();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(toSave()).toBeEmptyDOMElement();
  act(go);
  await waitFor(() => expect(toSave()).toHaveTextContent('notat.txt'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(api.calls(sendChunk)).toHaveLength(1);
});

test('one that fails meanwhile is told of, and can be tried again from its page', async () => {
  const { told, back, notices, user } = await leaveWithFile();
  api.refuse(sendChunk, 400, { message: 'Filen er skadet.' });
  act(go);
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'warning', text: expect.stringContaining('notat.txt') as string }]),
  );
  expect(told.unsaved).toBe(0);
  await back();
  expect(await screen.findByText(/Filen er skadet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Ta bort|Fjern/ }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
