import { listActivities } from '@byggtun/shared/contract/activity';
import { addActivityAberration, updateActivity } from '@byggtun/shared/contract/activitySave';
import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anActivity, aSchedule, doneActivity, openSchedule, scheduleServer } from '../testing/openSchedule';

const aberration = {
  ...{ aberrationId: 5012, title: 'Bom under flis', description: 'Tre fliser ved sluket.', actionId: 31 },
  ...{ status: 1 as const, statusText: 'Åpen', responsible: 'Piotr Kowalski', attachments: [] },
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

afterEach(() => jest.useRealTimers());

test('a press marks it as done, says so, and for ten seconds another takes that back', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, ({ body }) => {
    server.activities = [body.complete ? doneActivity() : anActivity({ version: 3 })];
    return { activities: server.activities };
  });
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Sett som fullført' }));
  expect(await screen.findByText('Utført av Piotr Kowalski')).toBeVisible();
  expect(notices).toContainEqual({ kind: 'success', text: 'Aktivitet satt til fullført!' });
  await user.click(press('Angre'));
  expect(await screen.findByRole('button', { name: 'Sett som fullført' })).toBeVisible();
  expect(server.api.calls(updateActivity).map(({ body }) => body)).toEqual([
    { id: 71, version: 1, complete: true },
    { id: 71, version: 2, complete: false },
  ]);
});

test('nothing that can be pressed comes to stand where the tick was: a second press of a double one undoes nothing', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, () => {
    server.activities = [doneActivity()];
    return { activities: server.activities };
  });
  const { user } = await openSchedule(server);
  const activity = within(await screen.findByRole('listitem', { name: /Fall mot sluk/ }));
  const buttons = () => activity.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Sett som fullført', 'Legg til kommentar', 'Legg til avvik']);
  await user.click(press('Sett som fullført'));
  await activity.findByRole('button', { name: 'Angre' });
  expect(buttons()).toEqual(['Legg til kommentar', 'Legg til avvik', expect.stringMatching(/^Angre/)]);
});

test('after ten seconds it can no longer be taken back', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, () => {
    server.activities = [doneActivity()];
    return { activities: server.activities };
  });
  const { user } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Sett som fullført' }));
  await screen.findByRole('button', { name: 'Angre' });
  const begin = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(begin + 10_500);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).not.toBeInTheDocument());
  jest.restoreAllMocks();
});

test('what somebody else has done first is told as theirs, and is not to be taken back', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, () => {
    server.activities = [doneActivity({ completedBy: 'Åse Strand', completedById: 8 })];
    return { activities: server.activities };
  });
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Sett som fullført' }));
  expect(await screen.findByText('Utført av Åse Strand')).toBeVisible();
  expect(notices).toEqual([{ kind: 'info', text: 'Aktiviteten var allerede fullført av Åse Strand.' }]);
  expect(screen.queryByRole('button', { name: 'Angre' })).not.toBeInTheDocument();
});

test('who looks at another page meanwhile can still take it back', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, () => {
    server.activities = [doneActivity()];
    return { activities: server.activities };
  });
  const { user, portal } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Sett som fullført' }));
  await screen.findByRole('button', { name: 'Angre' });
  act(() => portal.navigate('/checkups'));
  expect(await screen.findByText('Listen')).toBeVisible();
  act(() => portal.navigate('/checkups/7'));
  expect(await screen.findByRole('button', { name: 'Angre' })).toBeVisible();
});

test('a failed press is told, and the button is still there', async () => {
  const server = scheduleServer();
  server.api.refuse(updateActivity, 400, { message: 'Egenkontrollen er ferdigmeldt og kan ikke endres.' });
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Sett som fullført' }));
  await waitFor(() =>
    expect(notices).toContainEqual({
      kind: 'warning',
      text: 'Egenkontrollen er ferdigmeldt og kan ikke endres.',
    }),
  );
  expect(press(/Sett som fullført/)).toBeEnabled();
});

test('a comment needs words, and marks it as done with Ok', async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, () => ({
    activities: [doneActivity({ comment: 'Fall 1:50.', commentedBy: 'Piotr Kowalski' })],
  }));
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Legg til kommentar' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Lagre kommentar' }));
  expect(await inDialog().findByText('Kommentar må fylles ut!')).toBeVisible();
  await user.type(inDialog().getByRole('textbox', { name: /Kommentar/ }), 'Fall 1:50.');
  await user.click(inDialog().getByRole('checkbox', { name: 'Ok' }));
  await user.click(inDialog().getByRole('button', { name: 'Lagre kommentar' }));
  expect(await screen.findByText('Fall 1:50.', { selector: 'p' })).toBeVisible();
  expect(notices).toContainEqual({ kind: 'success', text: 'Kommentar lagt til!' });
  expect(server.api.calls(updateActivity)[0]?.body).toEqual({
    id: 71,
    version: 1,
    comment: 'Fall 1:50.',
    complete: true,
  });
});

test('what is refused as stale shows what has changed, though no event has told it, and the next try holds', async () => {
  const server = scheduleServer();
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Legg til kommentar' }));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByRole('textbox', { name: /Kommentar/ }), 'Fall 1:50.');
  server.activities = [doneActivity({ completedBy: 'Åse Strand', completedById: 8 })];
  server.api.refuse(updateActivity, 400, { error: 'stale', message: 'Aktiviteten er endret.' });
  await user.click(inDialog().getByRole('button', { name: 'Lagre kommentar' }));
  await user.click(await inDialog().findByRole('button', { name: 'Fortsett med saken slik den er nå' }));
  server.api.answer(updateActivity, () => ({ activities: server.activities }));
  await user.click(inDialog().getByRole('button', { name: 'Lagre kommentar' }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: 'Kommentar lagt til!' }));
  expect(server.api.calls(updateActivity).at(-1)?.body).toMatchObject({ version: 2, comment: 'Fall 1:50.' });
});

test('a tick that can’t be set fetches the activity anew', async () => {
  const server = scheduleServer();
  const { user } = await openSchedule(server);
  await screen.findByText('Ikke fullført');
  server.activities = [doneActivity({ completedBy: 'Åse Strand', completedById: 8 })];
  server.api.refuse(updateActivity, 400, { message: 'Egenkontrollen er ferdigmeldt og kan ikke endres.' });
  await user.click(press('Sett som fullført'));
  expect(await screen.findByText('Utført av Åse Strand')).toBeVisible();
});

test('Ok stands still once somebody has done it', async () => {
  const { user } = await openSchedule(
    scheduleServer(aSchedule({ activitiesCount: 2, activitiesCompletedCount: 1 }), [doneActivity()]),
  );
  await user.click(await screen.findByRole('button', { name: 'Legg til kommentar' }));
  await screen.findByRole('dialog');
  expect(inDialog().getByRole('checkbox', { name: 'Ok' })).toBeDisabled();
  expect(inDialog().getByRole('checkbox', { name: 'Ok' })).toBeChecked();
});

test('a deviation is reported with its words; the activity then shows what becomes of it', async () => {
  const server = scheduleServer();
  server.api.answer(addActivityAberration, () => {
    server.activities = [anActivity({ aberration, version: 2 })];
    return { activities: server.activities };
  });
  const { user, notices, hub } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Legg til avvik' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Legg til avvik' }));
  expect(await inDialog().findByText('Navn må fylles ut!')).toBeVisible();
  expect(inDialog().getByText('Beskrivelse må fylles ut!')).toBeVisible();
  await user.type(inDialog().getByRole('textbox', { name: /Navn/ }), 'Bom under flis');
  await user.type(inDialog().getByRole('textbox', { name: /Beskrivelse/ }), 'Tre fliser ved sluket.');
  await user.click(inDialog().getByRole('button', { name: 'Legg til avvik' }));
  const link = await screen.findByRole('link', { name: 'Avvik 5012: Bom under flis' });
  expect(link).toHaveAttribute('href', '/actions/31');
  expect(notices).toContainEqual({ kind: 'success', text: 'Avvik lagt til!' });
  expect(server.api.calls(addActivityAberration)[0]?.body).toMatchObject({
    ...{ activityId: 71, aberrationTypeId: 43, category: 1 },
    ...{ title: 'Bom under flis', description: 'Tre fliser ved sluket.', attachments: [] },
  });

  await user.click(press('Legg til avvik'));
  expect(notices).toContainEqual({ kind: 'warning', text: 'Avvik er allerede opprettet!' });

  server.activities = [
    anActivity({ aberration: { ...aberration, status: 3, statusText: 'Behandlet' }, version: 2 }),
  ];
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
  expect(await screen.findByText('Behandlet')).toBeVisible();
  expect(server.api.calls(listActivities).length).toBeGreaterThan(1);
});

test('a deviation leaves no file out that did not come up, nor throws one away without a question', async () => {
  const server = scheduleServer();
  fakeUploads(server.api);
  server.api.refuse(beginUpload, 500);
  const { user, notices } = await openSchedule(server);
  await user.click(await screen.findByRole('button', { name: 'Legg til avvik' }));
  await screen.findByRole('dialog');
  const file = new File(['x'], 'sluk.txt', { type: 'text/plain' });
  await user.upload(inDialog().getByLabelText('Vedlegg fra enheten'), file);
  expect(await inDialog().findByRole('button', { name: /^Prøv igjen/ })).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Legg til avvik' }));
  expect(notices.at(-1)).toEqual({ kind: 'warning', text: attachmentTexts.notUp });
  expect(server.api.calls(addActivityAberration)).toEqual([]);
  await user.click(inDialog().getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByRole('alertdialog', { name: 'Forkaste det du har skrevet?' })).toBeVisible();
});
