import { getComplaint } from '@byggtun/shared/contract/complaint';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { act, screen } from '@testing-library/react';

import {
  type ComplaintServer,
  complaintServer,
  finished,
  nothing,
  openComplaint,
  renderComplaint,
} from '../testing/openComplaint';

let server: ComplaintServer;

beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
});

test('the page shows its cards, the status and the last change', async () => {
  const { told } = await openComplaint(server);
  for (const name of ['Informasjon', 'Sted', 'Kunde', 'Vedlegg', 'Kommentarer', 'Historikk']) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
  expect(screen.getByText('Sist oppdatert 20.11.2026 08:30')).toBeVisible();
  expect(screen.getByRole('link', { name: '99 99 99 35' })).toHaveAttribute('href', 'tel:99999935');
  expect(await screen.findByText('Befart i dag.')).toBeVisible();
  expect(told.title).toBe('Reklamasjon 101');
});

test('what somebody else has changed is shown, of this case alone', async () => {
  const { hub } = await openComplaint(server);
  server.stored = aComplaint({ regStatus: 'Påbegynt', lineStatus: 1, version: 2 });
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 999 }));
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 101 }));
  expect(server.api.calls(getComplaint)).toHaveLength(1);
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
  expect(await screen.findByText('Påbegynt')).toBeVisible();
  expect(server.api.calls(getComplaint)).toHaveLength(2);
});

test('a passed deadline is marked in every status, one that lies ahead in none', async () => {
  const { unmount } = await openComplaint(server, { ...finished, timeLimit: '2020-01-02' });
  expect(screen.getByTitle('Fristen er passert')).toHaveTextContent('02.01.2020');
  unmount();
  await openComplaint(server, aComplaint({ timeLimit: '2099-01-02' }));
  expect(screen.queryByTitle('Fristen er passert')).not.toBeInTheDocument();
});

test.each([
  [{ ...nothing }, []],
  [{ ...nothing, finish: true }, ['Ferdigstill']],
  [{ ...nothing, changeStatus: true, changeResponsible: true }, ['Endre ansvarlig', 'Endre status']],
])('with the rights %j the buttons are %j', async (may, names) => {
  await openComplaint(server, aComplaint({ may }));
  const shown = screen
    .queryAllByRole('button', { name: /Ferdigstill|Endre/ })
    .map((button) => button.textContent);
  expect(shown).toEqual(names);
});

test('a case that is not there says so, with a way back', async () => {
  server.api.refuse(getComplaint, 404, { message: 'Ikke funnet' });
  const { notices } = renderComplaint('/complaints/999');
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/complaints');
  expect(notices).toEqual([{ kind: 'warning', text: 'Ikke funnet' }]);
});

test('a case that is handed to others is shut for who had it open', async () => {
  const { hub } = await openComplaint(server);
  server.api.refuse(getComplaint, 404, { message: 'Ikke funnet' });
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kunde' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lagre kommentar' })).not.toBeInTheDocument();
});

test('an enquiry at the address of a complaint is shown as what it is, at its own', async () => {
  server.stored = aComplaint({ isEnquiry: true });
  const { told, portal } = renderComplaint('/complaints/101');
  await screen.findByRole('heading', { name: server.stored.name });
  expect(portal.location.get().pathname).toBe('/request/101');
  expect(told.title).toBe('Henvendelse 101');
});

test.each(['0', '00', '2147483648', '9999999999', 'x'])('no case can be at %s', async (id) => {
  renderComplaint(`/complaints/${id}`);
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
  expect(server.api.calls(getComplaint)).toEqual([]);
});
