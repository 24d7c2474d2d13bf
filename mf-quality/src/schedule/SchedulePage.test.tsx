import { getSchedule, listScheduleJournal } from '@byggtun/shared/contract/activity';
import { completeSchedule } from '@byggtun/shared/contract/activitySave';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anActivity, aSchedule, doneActivity, openSchedule, scheduleServer } from '../testing/openSchedule';

const card = (name: string) => within(screen.getByRole('region', { name }));
const finish = () => screen.queryByRole('button', { name: 'Ferdigstill' });
const inDialog = () => within(screen.getByRole('dialog'));

test('it says what it is, how far it has come and until when', async () => {
  await openSchedule(scheduleServer());
  for (const text of ['7', '0 / 1', '01.11.2026', '24.12.2099', '25 Flis og membran', 'Sandaker park', '2'])
    expect(card('Informasjon').getByText(text)).toBeVisible();
  expect(card('Informasjon').getByText('Piotr Kowalski')).toBeVisible();
  expect(finish()).not.toBeInTheDocument();
});

test('a passed deadline is marked, and a self-check without a building says none', async () => {
  await openSchedule(scheduleServer(aSchedule({ endDate: '2020-01-02', houseNum: '' })));
  expect(card('Informasjon').getByTitle('Fristen er passert')).toHaveTextContent('02.01.2020');
  expect(card('Informasjon').queryByText('Bygg')).not.toBeInTheDocument();
});

test('a completed one says when, and can only be read', async () => {
  const completed = {
    completedDate: '2026-11-21T10:00:00.000Z',
    completedBy: 'Piotr Kowalski',
    activitiesCompletedCount: 1,
    may: { work: false, complete: false },
  };
  await openSchedule(scheduleServer(aSchedule(completed), [doneActivity()]));
  expect(screen.getByText('Ferdigmeldt 21.11.2026')).toBeVisible();
  expect(await screen.findByText('Utført av Piotr Kowalski')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Legg til|Sett som|Ferdigstill/ })).not.toBeInTheDocument();
});

test('without activities it says so, and is completed from there; then the list is shown', async () => {
  const empty = aSchedule({ activitiesCount: 0, may: { work: true, complete: true } });
  const server = scheduleServer(empty, []);
  server.api.answer(completeSchedule, () => {
    server.schedule = {
      ...empty,
      completedDate: '2026-11-21T10:00:00.000Z',
      may: { work: false, complete: false },
    };
    return { id: 7 };
  });
  const { user, notices } = await openSchedule(server);
  expect(screen.getByText('Denne egenkontollen har ingen aktiviteter!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ferdigstill' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
  expect(await screen.findByText('Listen')).toBeVisible();
  expect(notices).toContainEqual({ kind: 'success', text: 'Egenkontoller fullført' });
  expect(server.api.calls(completeSchedule)).toHaveLength(1);
});

test('a refused completion stays on the page, is told, and fetches what stands against it', async () => {
  const ready = aSchedule({ activitiesCompletedCount: 1, may: { work: true, complete: true } });
  const server = scheduleServer(ready, [doneActivity()]);
  server.api.refuse(completeSchedule, 400, { message: 'Alle aktiviteter må være fullført.' });
  const { user, notices } = await openSchedule(server);
  server.schedule = aSchedule();
  await user.click(screen.getByRole('button', { name: 'Ferdigstill' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(notices).toContainEqual({ kind: 'warning', text: 'Alle aktiviteter må være fullført.' });
  expect(screen.getByRole('heading', { name: 'Membran og sluk, bad' })).toBeVisible();
  await waitFor(() => expect(finish()).not.toBeInTheDocument());
});

test('what somebody else does appears, with its line in the history', async () => {
  const server = scheduleServer();
  const { hub } = await openSchedule(server);
  expect(await screen.findByText('Ikke fullført')).toBeVisible();
  server.activities = [doneActivity({ completedBy: 'Åse Strand' })];
  server.api.answer(listScheduleJournal, () => [
    {
      ...{ id: 1, at: '2026-11-21T10:00:00Z', by: 'Åse Strand', company: 'Nordre Tømrer AS' },
      ...{ activity: 'Fall mot sluk er kontrollert', done: true, responsible: null },
    },
  ]);
  act(() => hub.emit('OnCaseChanged', { type: 'schedule', id: 8 }));
  expect(server.api.calls(getSchedule)).toHaveLength(1);
  act(() => hub.emit('OnCaseChanged', { type: 'schedule', id: 7 }));
  expect(await screen.findByText('Utført av Åse Strand')).toBeVisible();
  expect(card('Historikk').getByText('Åse Strand')).toBeVisible();
});

test('the history tells who became responsible after whom', async () => {
  const server = scheduleServer();
  server.api.answer(listScheduleJournal, () => [
    {
      ...{ id: 1, at: '2026-11-21T10:00:00Z', by: 'Marte Haugen', company: 'Nordre Tømrer AS' },
      ...{ activity: null, done: false, responsible: { from: 'Piotr Kowalski', to: 'Marte Haugen' } },
    },
  ]);
  await openSchedule(server);
  expect(await card('Historikk').findByRole('listitem')).toHaveTextContent(
    /Marte Haugen.*endret ansvarlig fra Piotr Kowalski til Marte Haugen/,
  );
});

test('a long history is unfolded, and who has done so stands in it', async () => {
  const server = scheduleServer();
  server.api.answer(listScheduleJournal, () =>
    Array.from({ length: 6 }, (_, at) => ({
      ...{ id: at + 1, at: '2026-11-21T10:00:00Z', by: 'Åse Strand', company: 'Nordre Tømrer AS' },
      ...{ activity: `Aktivitet ${at + 1}`, done: true, responsible: null },
    })),
  );
  const { user } = await openSchedule(server);
  await user.click(await card('Historikk').findByRole('button', { name: 'Vis alle 6 linjer' }));
  expect(card('Historikk').getAllByRole('listitem')).toHaveLength(6);
  expect(card('Historikk').getByRole('list')).toHaveFocus();
});

test('one that is not there, or not this person’s, says so', async () => {
  const server = scheduleServer();
  server.api.refuse(getSchedule, 404);
  await openSchedule({ ...server, schedule: aSchedule({ processName: 'Ikke funnet' }) });
  expect(screen.getByRole('link', { name: 'Til alle egenkontroller' })).toHaveAttribute('href', '/checkups');
});

test('one that is no longer this person’s is shut for who had it open', async () => {
  const server = scheduleServer();
  const { hub } = await openSchedule(server);
  server.api.refuse(getSchedule, 404);
  act(() => hub.emit('OnCaseChanged', { type: 'schedule', id: 7 }));
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
});

test('the instruction folds out, and none of its markup runs', async () => {
  const text = '<p>Mål med <strong>rettholt</strong>.</p><img src="x" alt="Falsk" onerror="alert(1)">';
  const { user } = await openSchedule(scheduleServer(aSchedule(), [anActivity({ text })]));
  expect(await screen.findByText('Instruksjon')).toBeVisible();
  expect(screen.queryByText('rettholt')).not.toBeInTheDocument();
  await user.click(screen.getByText('Instruksjon'));
  expect(await screen.findByText('rettholt')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Falsk' })).not.toBeInTheDocument();
});
