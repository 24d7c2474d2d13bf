import { listComments, saveComment } from '@byggtun/shared/contract/comment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { aComment, aComplaint, aProfile } from '@byggtun/shared/testing/builders';
import { act, screen } from '@testing-library/react';

import { type ComplaintServer, complaintServer, openComplaint, staff } from '../testing/openComplaint';

let server: ComplaintServer;

beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
});

describe('a comment', () => {
  const box = () => screen.getByLabelText('Ny kommentar');
  const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });

  test('needs a text', async () => {
    const { user, notices } = await openComplaint(server);
    await user.click(save());
    expect(notices).toEqual([{ kind: 'warning', text: 'Må legge til kommetar for å lagre!' }]);
    expect(server.api.calls(saveComment)).toEqual([]);
  });

  test('is saved, shown and its draft forgotten', async () => {
    const saved = aComment({ id: 2, text: 'Kommer tirsdag.' });
    server.api.answer(saveComment, () => saved);
    const { user } = await openComplaint(server);
    await screen.findByText('Befart i dag.');
    server.api.answer(listComments, () => [aComment(), saved]);
    await user.type(box(), 'Kommer tirsdag.');
    await user.click(save());
    expect(await screen.findByText('Kommer tirsdag.', { selector: 'p' })).toBeVisible();
    expect(box()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('that could not be saved stays, over a reload too', async () => {
    server.api.refuse(saveComment, 500, { message: 'Feil på server' });
    const { user, unmount, notices } = await openComplaint(server);
    await user.type(box(), 'Kommer tirsdag.');
    await user.click(save());
    expect(await screen.findByText('Kommentaren ble ikke lagret. Teksten din er beholdt.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Feil på server' }]);
    unmount();
    await openComplaint(server);
    expect(box()).toHaveValue('Kommer tirsdag.');
    expect(screen.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forkast utkastet' }));
    expect(box()).toHaveValue('');
  });

  test.each([
    ['developer staff', staff, 1],
    ['a contractor', aProfile(), 0],
  ])('shown to the customer is a choice of %s: %#', async (_who, profile, count) => {
    await openComplaint(server, aComplaint(), profile);
    expect(screen.queryAllByRole('checkbox', { name: 'Synlig for kunden' })).toHaveLength(count);
  });

  test('being typed survives that somebody else changes the case', async () => {
    const { user, hub } = await openComplaint(server);
    await user.type(box(), 'Halvferdig');
    server.stored = aComplaint({ regStatus: 'Påbegynt', lineStatus: 1, version: 2 });
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 999 }));
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
    expect(await screen.findByText('Påbegynt')).toBeVisible();
    expect(box()).toHaveValue('Halvferdig');
    expect(server.api.calls(getComplaint)).toHaveLength(2);
  });
});
