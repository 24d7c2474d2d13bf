import { type JournalEntry, listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';

import { type ComplaintServer, complaintServer, openComplaint } from '../testing/openComplaint';

const author = { by: 'Marte Haugen', company: 'Nordre Tømrer AS' };
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const status = (id: number): JournalEntry => ({ ...author, id, at: at(id), field: 'status', from: 0, to: 2 });

let server: ComplaintServer;
beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
});

const card = async () => within(await screen.findByRole('region', { name: 'Historikk' }));
const items = async () => (await card()).findAllByRole('listitem');
const texts = async () => (await items()).map(({ textContent }) => textContent);

test('who changed what, from what to what, the newest first, down to the registration', async () => {
  const change: JournalEntry = {
    ...{ id: 1, at: at(1), by: 'Kari Solberg', company: 'Byggtun AS' },
    ...{ field: 'responsible', from: 'Marte Haugen', to: 'Piotr Kowalski' },
  };
  server.api.answer(listComplaintJournal, () => [status(2), change]);
  await openComplaint(
    server,
    aComplaint({ createdBy: 'Ola Kunde', lineCreatedDate: '2026-10-30T07:00:00Z' }),
  );
  expect(await texts()).toEqual([
    '02.11.2026 09:00Marte Haugen (Nordre Tømrer AS) endret statusÅpen→tilUtført',
    '01.11.2026 09:00Kari Solberg (Byggtun AS) endret ansvarligMarte Haugen→tilPiotr Kowalski',
    '30.10.2026 08:00Ola Kunde registrerte saken',
  ]);
});

test('of many changes the latest five stand there, and all of them when asked for', async () => {
  server.api.answer(listComplaintJournal, () => [7, 6, 5, 4, 3, 2, 1].map(status));
  const { user } = await openComplaint(server);
  expect(await items()).toHaveLength(5);
  await user.click((await card()).getByRole('button', { name: 'Vis alle 7 endringer' }));
  expect((await card()).getByRole('list')).toHaveFocus();
  expect(await items()).toHaveLength(8);
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
});

test("what somebody else changes appears; without an answer the card offers 'Prøv igjen'", async () => {
  server.api.refuse(listComplaintJournal, 500);
  const { hub, user } = await openComplaint(server);
  const again = await (await card()).findByRole('button', { name: 'Prøv igjen' });
  server.api.answer(listComplaintJournal, () => []);
  await user.click(again);
  expect(await items()).toHaveLength(1);
  server.api.answer(listComplaintJournal, () => [status(1)]);
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
  await waitFor(async () => expect(await items()).toHaveLength(2));
});
