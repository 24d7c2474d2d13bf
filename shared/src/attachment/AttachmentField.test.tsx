import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  beginUpload,
  chunkSize,
  completeUpload,
  findUpload,
  removeUnsaved,
  sendChunk,
} from '../contract/attachmentCalls';
import { attachmentTexts } from '../contract/attachmentTexts';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { type FakeUploads, fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useUploads } from './useUploads';

let api: FakeApi;
let server: FakeUploads;
let number = 100;
beforeEach(() => {
  // What one test leaves on its way is not the next one's.
  number += 1;
  api = fakeApi();
  server = fakeUploads(api);
});

const restored = [anAttachment({ status: 2, fileName: 'fra utkast.jpg', hasThumbnail: false })];

function Form({ draft = false }: { draft?: boolean }) {
  const uploads = useUploads(`comment.complaint.${number}`, draft ? restored : undefined);
  return (
    <>
      <AttachmentField uploads={uploads} wholePage />
      <output aria-label="Til lagring">{uploads.toSave.map(({ fileName }) => fileName).join(', ')}</output>
      <button type="button" onClick={() => uploads.clear(uploads.toSave)}>
        Lagret
      </button>
    </>
  );
}

const aFile = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const text = (name = 'notat.txt', size = 10) => aFile(name, 'text/plain', size);
const input = () => screen.getByLabelText('Vedlegg fra enheten');
const toSave = () => screen.getByLabelText('Til lagring');
const rows = () => within(screen.getByRole('list', { name: 'Nye filer' })).getAllByRole('listitem');

test('several files go up at once, in pieces, and are ready to be saved', async () => {
  const { user, portal } = renderWithPortal(<Form />);
  await user.upload(input(), [
    text('a.txt', 2 * chunkSize + 5),
    aFile('film.mp4', 'video/mp4'),
    aFile('bilde.jpg', 'image/jpeg'),
  ]);
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(screen.getAllByText('Klar til å lagres')).toHaveLength(3));
  expect(toSave()).toHaveTextContent('a.txt, film.mp4, bilde.jpg');
  expect(api.calls(sendChunk).filter(({ query }) => Number(query.offset) > 0)).toHaveLength(2);
  expect([...server.files.values()].map(({ received }) => received)).toContain(2 * chunkSize + 5);
  expect(screen.getByText('3 filer er lastet opp.')).toBeInTheDocument();
  expect(portal.unsaved).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lagret' }));
  expect(screen.queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
});

test('what can not be taken is said at once, and nothing is sent', async () => {
  const { user } = renderWithPortal(<Form />);
  const tooLarge = text('stor.txt');
  Object.defineProperty(tooLarge, 'size', { value: 100_000_001 });
  fireEvent.change(input(), {
    target: { files: [aFile('side.html', 'text/html'), tooLarge, text('tom.txt', 0)] },
  });
  const problems = await screen.findAllByRole('alert');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    attachmentTexts.wrongKind,
    attachmentTexts.tooLarge,
    attachmentTexts.empty,
  ]);
  expect(api.calls(beginUpload)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Fjern side.html' }));
  expect(rows()).toHaveLength(2);
});

test('files are dropped, and pasted anywhere but into a field for text', async () => {
  renderWithPortal(
    <>
      <Form />
      <input aria-label="Tekst" />
    </>,
  );
  const files = (file: File) => ({ files: [file], items: [], types: ['Files'] });
  fireEvent.drop(screen.getByRole('button', { name: 'Velg filer' }), {
    dataTransfer: files(text('sluppet.txt')),
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  fireEvent.paste(document.body, { clipboardData: files(text('limt.txt')) });
  fireEvent.paste(screen.getByLabelText('Tekst'), { clipboardData: files(text('i tekst.txt')) });
  await waitFor(() => expect(toSave()).toHaveTextContent('sluppet.txt, limt.txt'));
  expect(rows()).toHaveLength(2);

  // Beside the field the browser would open a file in the place of the page.
  const other = { types: ['text/plain'] };
  expect(fireEvent.dragOver(document.body, { dataTransfer: files(text()) })).toBe(false);
  expect(fireEvent.dragOver(document.body, { dataTransfer: other })).toBe(true);
  // While the form is sent nothing is added to it.
  screen.getByRole('group', { name: 'Vedlegg' }).toggleAttribute('inert', true);
  fireEvent.paste(document.body, { clipboardData: files(text('sent.txt')) });
  expect(rows()).toHaveLength(2);
});

test('an unsaved file can not be opened; it is taken away after a warning', async () => {
  const { user, notices } = renderWithPortal(<Form />);
  await user.upload(input(), text());
  await user.click(await screen.findByRole('button', { name: 'Åpne notat.txt' }));
  expect(notices).toEqual([{ kind: 'warning', text: 'Nye filer må lagres, før det blir mulig å åpne fil!' }]);
  await user.click(screen.getByRole('button', { name: 'Fjern notat.txt' }));
  expect(notices.at(-1)).toEqual({ kind: 'warning', text: 'Det er ikke mulig å slette enda!' });
  await user.click(screen.getByRole('button', { name: 'Behold den' }));
  expect(toSave()).toHaveTextContent('notat.txt');
  await user.click(screen.getByRole('button', { name: 'Fjern notat.txt' }));
  await user.click(screen.getByRole('button', { name: 'Ta den bort' }));
  expect(toSave()).toHaveTextContent('');
  await waitFor(() => expect(api.calls(removeUnsaved)).toHaveLength(1));
});

test('one that is under way is given up, the others go on', async () => {
  const { user } = renderWithPortal(<Form />);
  api.answer(sendChunk, () => new Promise(() => undefined));
  await user.upload(input(), [text('a.txt'), text('b.txt'), text('c.txt')]);
  expect(await screen.findByText('Venter på tur')).toBeVisible();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  fakeUploads(api);
  await user.click(screen.getByRole('button', { name: 'Avbryt opplasting av a.txt' }));
  await waitFor(() => expect(toSave()).toHaveTextContent('c.txt'));
  expect(rows()).toHaveLength(2);
});

test('a line that breaks off costs one piece, and the upload goes on by itself', async () => {
  const { user } = renderWithPortal(<Form />);
  let drops = 0;
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await send(address, init);
    // The server has the second piece, but nobody hears of it.
    if (typeof address === 'string' && address.includes(`offset=${chunkSize}`) && drops++ === 0)
      throw new TypeError('Failed to fetch');
    return answer;
  };
  await user.upload(input(), text('a.txt', 3 * chunkSize));
  await waitFor(() => expect(toSave()).toHaveTextContent('a.txt'));
  const [file] = server.files.values();
  expect(file?.bytes.map(({ size }) => size)).toEqual([chunkSize, chunkSize, chunkSize]);
});

test('a refusal is said in the server’s words; another try goes on where it stopped', async () => {
  const { user } = renderWithPortal(<Form />);
  api.refuse(completeUpload, 500, { message: 'Databasen svarer ikke.' });
  await user.upload(input(), text());
  expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarer ikke.');
  expect(toSave()).toHaveTextContent('');
  api.answer(completeUpload, ({ params: { bufferGuid } }) =>
    anAttachment({ bufferGuid, fileName: 'notat.txt', status: 2 }),
  );
  await user.click(screen.getByRole('button', { name: 'Prøv igjen med notat.txt' }));
  await waitFor(() => expect(toSave()).toHaveTextContent('notat.txt'));
  expect([api.calls(beginUpload).length, api.calls(findUpload).length]).toEqual([1, 1]);
});

/** Refuses the next call to an address of this kind, whatever the server would have said. */
const refuseNext = (part: RegExp, status: number, message: string) => {
  const send = globalThis.fetch;
  let isOver = false;
  globalThis.fetch = async (address, init) => {
    if (isOver || typeof address !== 'string' || !part.test(address)) return send(address, init);
    isOver = true;
    const body = { error: 'refused', message };
    const text = () => Promise.resolve(JSON.stringify(body));
    return { ok: false, status, headers: new Headers(), json: () => Promise.resolve(body), text } as Response;
  };
};

test('when the disk is full the picked file stays, and goes on from where it stopped', async () => {
  const { user } = renderWithPortal(<Form />);
  refuseNext(/offset=524288/, 507, 'Det er ikke plass til å lagre mer akkurat nå.');
  await user.upload(input(), text('a.txt', 2 * chunkSize));
  expect(await screen.findByRole('alert')).toHaveTextContent('Det er ikke plass til å lagre mer akkurat nå.');
  await user.click(screen.getByRole('button', { name: 'Prøv igjen med a.txt' }));
  await waitFor(() => expect(toSave()).toHaveTextContent('a.txt'));
  expect(api.calls(sendChunk)).toHaveLength(2);
  expect(api.calls(beginUpload)).toHaveLength(1);
});

test('what the server has lost is sent again, and who asks for too much at once waits', async () => {
  const { user } = renderWithPortal(<Form />);
  refuseNext(/complete/, 409, attachmentTexts.notStored);
  const refused = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await refused(address, init);
    // The second piece is gone.
    const [file] = server.files.values();
    if (answer.status === 409 && file) file.received = chunkSize;
    return answer;
  };
  await user.upload(input(), text('a.txt', 2 * chunkSize));
  await waitFor(() => expect(toSave()).toHaveTextContent('a.txt'));
  expect(api.calls(sendChunk)).toHaveLength(3);
  refuseNext(/complete/, 429, 'Du har bedt om for mye på én gang.');
  await user.upload(input(), text('b.txt'));
  await waitFor(() => expect(toSave()).toHaveTextContent('a.txt, b.txt'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('who has little room left is told how much; without any the refusal is told before a byte is sent', async () => {
  const { user } = renderWithPortal(<Form />);
  const room = { left: 3_200_000_000, of: 50_000_000_000 };
  const bufferGuid = '00000000-0000-4000-8000-000000000001';
  server.files.set(bufferGuid, { bufferGuid, received: 0, size: 10, name: 'a.txt', type: '', bytes: [] });
  api.answer(beginUpload, () => ({ bufferGuid, received: 0, size: 10, room }));
  await user.upload(input(), text('a.txt'));
  expect(await screen.findByText(/^Firmaet har 3,2 GB igjen av 50 GB til vedlegg\./)).toBeVisible();
  await waitFor(() => expect(toSave()).toHaveTextContent('a.txt'));
  api.refuse(beginUpload, 400, { message: attachmentTexts.companyFull });
  await user.upload(input(), text('b.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent(attachmentTexts.companyFull);
  expect(api.calls(sendChunk)).toHaveLength(1);
});

test('files of a draft are shown again, but for those that the server no longer has', async () => {
  const answer = () =>
    api.answer(findUpload, ({ params: { bufferGuid } }) => ({ bufferGuid, received: 1, size: 1 }));
  answer();
  const { unmount } = renderWithPortal(<Form draft />);
  expect(await screen.findByText('Klar til å lagres')).toBeVisible();
  expect(toSave()).toHaveTextContent('fra utkast.jpg');
  unmount();
  api.refuse(findUpload, 404);
  renderWithPortal(<Form draft />);
  expect(await screen.findByText(/ikke lenger lagret midlertidig/)).toBeVisible();
  expect(toSave()).toHaveTextContent('');
  await act(async () => Promise.resolve());
});
