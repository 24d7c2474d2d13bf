import { getAction } from '@byggtun/shared/contract/action';
import { type ActionJournalEntry, listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { actionTexts } from '@byggtun/shared/contract/actionRules';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { anAction, anAttachment } from '@byggtun/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';

import { iconOf } from '../testing/iconOf';
import { actionServer, openAction, renderAction } from '../testing/openAction';
import { colleagues, inDialog, staff } from '../testing/openComplaint';

const card = (name: string) => within(screen.getByRole('region', { name }));
const looking = { treat: false, changeResponsible: false, comment: true };
const treated = anAction({
  actionStatus: 3,
  statusText: 'Behandlet',
  completedDate: '2026-11-21T10:00:00Z',
  updatedString: '21.11.2026 11:00',
});

test('the cards say what it is, where, and whose', async () => {
  const { told } = await openAction(actionServer());
  expect(card('Informasjon').getByText('Rekkverket ved heisen gir etter.')).toBeVisible();
  expect(card('Informasjon').getByText('Middels')).toBeVisible();
  expect(card('Informasjon').getByText('Avvik')).toBeVisible();
  expect(card('Sted').getByText('Sandaker park')).toBeVisible();
  expect(card('Sted').getByText('009')).toBeVisible();
  expect(card('Kunde').getByText('Jonas Berg')).toBeVisible();
  expect(screen.getByText('Sist oppdatert 20.11.2026 08:30')).toBeVisible();
  expect(told.title).toBe('Tiltak 31');
});

test('one that somebody works on has another icon than one that is open', async () => {
  const { unmount } = await openAction(actionServer());
  const open = iconOf('Åpen');
  unmount();
  await openAction(actionServer(anAction({ actionStatus: 2, statusText: 'Under behandling' })));
  expect(iconOf('Under behandling')).not.toBe(open);
});

test("what came with the report stands beside what was reported, before one's own attachments", async () => {
  const { aberration } = anAction();
  const attachments = [anAttachment()];
  await openAction(actionServer(anAction({ aberration: aberration && { ...aberration, attachments } })));
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Informasjon', 'Fra meldingen (Avvik)']);
  expect(headings).toContain('Vedlegg');
});

test.each([
  [true, 'Kunden vises bare på saker som andre har gitt firmaet ditt.'],
  [undefined, 'Saken har ingen kunde.'],
])('without a customer it says why (hidden: %s)', async (customerHidden, text) => {
  await openAction(actionServer(anAction({ currentCustomer: null, customerHidden })));
  expect(card('Kunde').getByText(text)).toBeVisible();
});

test('an action that is not there, or not to be seen, says so and leads to the list', async () => {
  const { api } = actionServer();
  api.refuse(getAction, 404);
  renderAction('/actions/31');
  expect(await screen.findByText('Saken finnes ikke, eller du har ikke tilgang til den.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Til alle tiltak' })).toHaveAttribute('href', '/actions');
});

test('an action that is handed to others is shut for who had it open', async () => {
  const server = actionServer();
  const { hub } = await openAction(server);
  server.api.refuse(getAction, 404);
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
  expect(await screen.findByText('Saken finnes ikke, eller du har ikke tilgang til den.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kunde' })).not.toBeInTheDocument();
});

test.each([actionTexts.staffInfo, actionTexts.mainContactInfo, actionTexts.contractorInfo])(
  'who is not responsible reads %s',
  async (info) => {
    await openAction(actionServer(anAction({ may: { ...looking, info } })));
    expect(screen.getByRole('note')).toHaveTextContent(info);
    expect(screen.queryByRole('button', { name: 'Sett som behandlet' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Endre ansvarlig' })).not.toBeInTheDocument();
  },
);

describe('Sett som behandlet', () => {
  test('is asked for once more, saved, and shown', async () => {
    const server = actionServer();
    server.api.answer(saveAction, () => (server.stored = treated));
    const { user, notices, told } = await openAction(server);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sett som behandlet' }));
    await screen.findByRole('dialog', {
      name: 'Er du sikker på at du vil sette tiltak som behandlet?',
    });
    await user.click(inDialog().getByRole('button', { name: 'Bekreft' }));
    expect(await screen.findByText('Behandlet', { selector: '.bt-chip' })).toBeVisible();
    expect(server.api.calls(saveAction)[0]?.body).toEqual({
      id: 31,
      version: 1,
      actionStatus: 3,
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Tiltaket er satt som behandlet.' }]);
    expect(told.badges).toBe(1);
  });

  test.each([
    [1, { attachments: 0, comments: 0 }, actionTexts.nothingAttachedOrSaid],
    [1, { attachments: 0, comments: 1 }, actionTexts.nothingAttached],
    [1, { attachments: 1, comments: 0 }, actionTexts.nothingSaid],
    [2, { attachments: 0, comments: 0 }, actionTexts.nothingSaid],
  ] as const)('with severity %s and %j warns instead', async (severity, evidence, text) => {
    const { user, notices } = await openAction(actionServer(anAction({ severity, evidence })));
    await user.click(screen.getByRole('button', { name: 'Sett som behandlet' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('looks once more before it warns: the comment may be new', async () => {
    const server = actionServer(anAction({ evidence: { attachments: 0, comments: 0 } }));
    const { user, notices } = await openAction(server);
    server.stored = anAction();
    await user.click(screen.getByRole('button', { name: 'Sett som behandlet' }));
    expect(await screen.findByRole('dialog', { name: actionTexts.confirm })).toBeInTheDocument();
    expect(notices).toEqual([]);
  });

  test('looks for itself: a change that comes meanwhile does not make it believe what stood before', async () => {
    const server = actionServer(anAction({ evidence: { attachments: 0, comments: 0 } }));
    const { user, notices, hub } = await openAction(server);
    const answer = { action: anAction(), tagUsers: [], contactPersons: colleagues };
    const answers: (() => void)[] = [];
    server.api.answer(getAction, () => new Promise((give) => answers.push(() => give(answer))));
    await user.click(screen.getByRole('button', { name: 'Sett som behandlet' }));
    act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.();
    expect(await screen.findByRole('dialog', { name: actionTexts.confirm })).toBeInTheDocument();
    expect(notices).toEqual([]);
  });

  test('a failed save closes the dialog, tells why, and shows what is true now', async () => {
    const server = actionServer();
    server.api.refuse(saveAction, 400, { message: actionTexts.stale });
    const { user, notices } = await openAction(server);
    await user.click(screen.getByRole('button', { name: 'Sett som behandlet' }));
    await screen.findByRole('dialog');
    server.stored = treated;
    await user.click(inDialog().getByRole('button', { name: 'Bekreft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices.map(({ text }) => text)).toEqual([actionTexts.stale]);
    expect(await screen.findByText('Behandlet', { selector: '.bt-chip' })).toBeVisible();
  });
});

describe('Endre ansvarlig', () => {
  test('a contractor chooses among colleagues without the current one', async () => {
    const server = actionServer();
    server.api.answer(
      saveAction,
      () => (server.stored = anAction({ responsibleId: 6, responsible: 'Marte Haugen' })),
    );
    const { user } = await openAction(server);
    await user.click(screen.getByRole('button', { name: 'Endre ansvarlig' }));
    await screen.findByRole('dialog');
    await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
    expect(await inDialog().findByText('Ny ansvarlig er ikke valgt!')).toBeVisible();
    expect(inDialog().queryByRole('radio', { name: /Piotr/ })).not.toBeInTheDocument();
    await user.click(inDialog().getByRole('radio', { name: /Marte Haugen/ }));
    await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
    await waitFor(() =>
      expect(server.api.calls(saveAction)[0]?.body).toEqual({ id: 31, version: 1, responsibleId: 6 }),
    );
    expect(await card('Informasjon').findByText('Marte Haugen')).toBeVisible();
  });

  test('developer staff search', async () => {
    const may = { ...looking, changeResponsible: true, info: null };
    const server = actionServer(anAction({ may }));
    server.api.answer(searchContactPersons, () => colleagues);
    const { user } = await openAction(server, staff);
    await user.click(screen.getByRole('button', { name: 'Endre ansvarlig' }));
    await screen.findByRole('dialog');
    await user.type(inDialog().getByRole('searchbox'), 'mar');
    expect(await inDialog().findByRole('radio', { name: /Marte Haugen/ })).toBeVisible();
  });
});

test('what somebody else changes appears, with its line in the journal', async () => {
  const server = actionServer();
  const { hub } = await openAction(server);
  server.stored = treated;
  const change: ActionJournalEntry = {
    ...{ id: 1, at: '2026-11-21T10:00:00Z', by: 'Piotr Kowalski', company: 'Nordre Tømrer AS' },
    ...{ field: 'status', from: 1, to: 3 },
  };
  server.api.answer(listActionJournal, () => [change]);
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 31 }));
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
  expect(await card('Historikk').findByText('endret status', { exact: false })).toBeVisible();
  expect(await screen.findByText('Sist oppdatert 21.11.2026 11:00')).toBeVisible();
});
