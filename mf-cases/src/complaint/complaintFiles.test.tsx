import { findUpload } from '@byggtun/shared/contract/attachmentCalls';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { aComplaint, anAttachment, unsavedAttachments } from '@byggtun/shared/testing/builders';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { screen, waitFor, within } from '@testing-library/react';

import { type ComplaintServer, complaintServer, nothing, openComplaint } from '../testing/openComplaint';

let server: ComplaintServer;
beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
  fakeUploads(server.api);
});

const card = () => within(screen.getByRole('region', { name: 'Vedlegg' }));
const notat = () => new File(['Målt fukt: 12 %'], 'notat.txt', { type: 'text/plain' });
const addNote = async (user: Awaited<ReturnType<typeof openComplaint>>['user']) => {
  await user.upload(card().getByLabelText('Vedlegg fra enheten'), notat());
  await card().findByText('Klar til å lagres');
};

describe('Vedlegg', () => {
  test('new files are saved alone, and stand among the others', async () => {
    const saved = anAttachment({ fileName: 'notat.txt', contentType: 'text/plain', hasThumbnail: false });
    server.api.answer(updateComplaint, () => (server.stored = aComplaint({ attachments: [saved] })));
    const { user, notices } = await openComplaint(server, aComplaint({ may: nothing }));
    expect(card().getByText('Saken har ingen vedlegg.')).toBeVisible();
    await addNote(user);
    await user.click(card().getByRole('button', { name: 'Lagre vedlegg' }));
    expect(await card().findByRole('button', { name: 'Last ned notat.txt' })).toBeVisible();
    expect(card().queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
    expect(notices).toEqual([{ kind: 'success', text: 'Vedlegget er lagret.' }]);
    const [call] = server.api.calls(updateComplaint);
    expect(call?.body).toMatchObject({
      lineIndexLineId: 101,
      attachments: [{ fileName: 'notat.txt', status: 2 }],
    });
    expect(Object.keys(call?.body ?? {})).not.toContain('lineStatus');
  });

  test('a file that comes up while others are saved is still new after it', async () => {
    let save: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (save = resolve));
    server.api.answer(updateComplaint, () => held.then(() => server.stored));
    const { user } = await openComplaint(server);
    await addNote(user);
    await user.click(card().getByRole('button', { name: 'Lagre vedlegg' }));
    const late = new File(['Tørt'], 'etterpå.txt', { type: 'text/plain' });
    await user.upload(card().getByLabelText('Vedlegg fra enheten'), late);
    await waitFor(() => expect(card().getAllByText('Klar til å lagres')).toHaveLength(2));
    save();
    await waitFor(() => expect(card().getAllByText('Klar til å lagres')).toHaveLength(1));
    expect(card().getByText('etterpå.txt')).toBeVisible();
  });

  test('a save that fails keeps the files, and a second try saves them', async () => {
    server.api.drop(updateComplaint);
    const { user, notices } = await openComplaint(server);
    await addNote(user);
    await user.click(card().getByRole('button', { name: 'Lagre vedlegg' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ikke kontakt med server' }]));
    expect(card().getByText('Klar til å lagres')).toBeVisible();
    server.api.answer(updateComplaint, () => server.stored);
    await user.click(await card().findByRole('button', { name: 'Lagre vedlegg' }));
    await waitFor(() => expect(card().queryByText('Klar til å lagres')).not.toBeInTheDocument());
  });

  test('new files are still there after a reload, until they are saved or taken away', async () => {
    server.api.answer(updateComplaint, () => server.stored);
    const { user, unmount } = await openComplaint(server);
    await addNote(user);
    unmount();
    const again = await openComplaint(server);
    expect(await card().findByText('Klar til å lagres')).toBeVisible();
    await again.user.click(card().getByRole('button', { name: 'Lagre vedlegg' }));
    await waitFor(() => expect(card().queryByText('Klar til å lagres')).not.toBeInTheDocument());
    expect(server.api.calls(updateComplaint)[0]?.body.attachments).toMatchObject([{ status: 2 }]);
    again.unmount();
    await openComplaint(server);
    expect(card().queryByText('Klar til å lagres')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a file whose save was not answered, but done, is no new one after a reload', async () => {
    server.api.drop(updateComplaint);
    const { user, unmount, notices } = await openComplaint(server);
    await addNote(user);
    await user.click(card().getByRole('button', { name: 'Lagre vedlegg' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    const [sent] = server.api.calls(updateComplaint)[0]?.body.attachments ?? [];
    unmount();
    const stored = anAttachment({ fileName: 'notat.txt', bufferGuid: sent?.bufferGuid ?? '' });
    await openComplaint(server, aComplaint({ attachments: [stored] }));
    expect(card().getByRole('button', { name: 'Last ned notat.txt' })).toBeVisible();
    expect(card().queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
  });

  test('more than one save takes are saved by several', async () => {
    sessionStorage.setItem('byggtun.draft.7.files.complaint.101', JSON.stringify(unsavedAttachments(51)));
    server.api.answer(findUpload, ({ params }) => ({ ...params, size: 1, received: 1 }));
    server.api.answer(updateComplaint, () => server.stored);
    const { user } = await openComplaint(server);
    await user.click(await card().findByRole('button', { name: 'Lagre 50 av 51 vedlegg' }));
    await user.click(await card().findByRole('button', { name: 'Lagre vedlegg' }));
    await waitFor(() => expect(card().queryByText('Klar til å lagres')).not.toBeInTheDocument());
    const sent = server.api.calls(updateComplaint).map(({ body }) => body.attachments?.length);
    expect(sent).toEqual([50, 1]);
  });

  test('who may not comment adds none', async () => {
    await openComplaint(server, aComplaint({ may: { ...nothing, comment: false } }));
    expect(card().queryByRole('button', { name: 'Velg filer' })).not.toBeInTheDocument();
  });
});
