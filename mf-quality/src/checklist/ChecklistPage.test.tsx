import {
  changeChecklistResponsible,
  completeChecklist,
  saveChecklist,
  signChecklist,
} from '@byggtun/shared/contract/checklistSave';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist } from '../testing/openChecklist';

const card = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Lagre' });
const inDialog = () => within(screen.getByRole('dialog'));
const line = () => screen.getByRole('textbox', { name: /Produkt og batchnummer/ });
const second = anItem({ id: 72, number: 2, section: 'Stue', type: 0, txt: 'Lys tenner' });

afterEach(() => localStorage.clear());

test('it says what it is, whose, where and until when, with the way to it', async () => {
  await openChecklist(checklistServer());
  for (const text of ['Kari Solberg', '7', 'Ikke ferdigstilt', '24.12.2099', 'Sandaker park', '014 / H0203'])
    expect(card('Informasjon').getByText(text)).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Brødsmulesti' }));
  expect(way.getByRole('link', { name: 'Sjekklister' })).toHaveAttribute('href', '/checklist');
  expect(way.getByRole('link', { name: 'Sandaker park' })).toHaveAttribute('href', '/projects/3');
  expect(way.getByRole('link', { name: 'Bygg 2' })).toHaveAttribute('href', '/projects/3/house/4');
});

test('what is written is saved by itself, and the page says when', async () => {
  const server = checklistServer();
  const { user } = await openChecklist(server);
  await user.type(line(), 'Mapegum ');
  expect(screen.getByText('Ikke lagret ennå')).toBeVisible();
  expect(await screen.findByText(/^Lagret \d\d:\d\d$/)).toBeVisible();
  expect(server.api.calls(saveChecklist).at(-1)?.body.items).toEqual([
    { id: 71, version: 1, stringVal: 'Mapegum' },
  ]);
  expect(line()).toHaveValue('Mapegum ');
  expect(localStorage).toHaveLength(0);
});

test('a save that does not arrive keeps what is written on the device, also over a new start of the page', async () => {
  const server = checklistServer();
  server.api.drop(saveChecklist);
  const { user, unmount } = await openChecklist(server);
  await user.type(line(), 'Mapegum');
  await user.click(save());
  expect(await screen.findByText('Ikke lagret ennå')).toBeVisible();
  unmount();
  const { user: again } = await openChecklist(server);
  await waitFor(() => expect(line()).toHaveValue('Mapegum'));
  server.api.answer(saveChecklist, () => ({
    items: [anItem({ stringVal: 'Mapegum', version: 2 })],
    conflicts: [],
    updatedString: '',
  }));
  await again.click(save());
  expect(await screen.findByText(/^Lagret/)).toBeVisible();
});

test('an answer of somebody else is not overwritten: both are shown, and the person chooses', async () => {
  const server = checklistServer();
  const theirs = anItem({
    stringVal: 'Sika',
    version: 5,
    updatedBy: 'Henrik Lunde',
    updatedAt: '2026-11-24T10:00:00Z',
  });
  server.api.answer(saveChecklist, ({ body: { items } }) => {
    const [mine] = items;
    if (!mine) throw new Error('nothing was sent');
    return mine.version === 5
      ? {
          items: [{ ...theirs, stringVal: mine.stringVal ?? '', version: 6 }],
          conflicts: [],
          updatedString: '',
        }
      : { items: [], conflicts: [{ id: 71, mine, theirs }], updatedString: '' };
  });
  const { user } = await openChecklist(server);
  await user.type(line(), 'Mapegum');
  await user.click(save());
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByText('Mapegum')).toBeVisible();
  expect(conflict.getByText('Sika')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Behold mitt svar' }));
  expect(await screen.findByText(/^Lagret/)).toBeVisible();
  expect(server.api.calls(saveChecklist).at(-1)?.body.items[0]).toMatchObject({
    version: 5,
    stringVal: 'Mapegum',
  });
  expect(screen.queryByText(/har svart på dette punktet/)).not.toBeInTheDocument();
});

test('the other answer can be taken as well', async () => {
  const server = checklistServer();
  const theirs = anItem({ stringVal: 'Sika', version: 5, updatedBy: 'Henrik Lunde' });
  server.api.answer(saveChecklist, ({ body: { items } }) => ({
    items: [],
    conflicts: items.map((mine) => ({ id: 71, mine, theirs })),
    updatedString: '',
  }));
  const { user } = await openChecklist(server);
  await user.type(line(), 'Mapegum');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Bruk det lagrede svaret' }));
  expect(line()).toHaveValue('Sika');
  expect(localStorage).toHaveLength(0);
});

test('items stand under their headings with how many are answered, and the next unanswered one is a press away', async () => {
  const server = checklistServer(aChecklist({ items: [anItem(), second] }));
  const { user } = await openChecklist(server);
  expect(card('Bad').getByText('0 / 1')).toBeVisible();
  await user.type(line(), 'Mapegum');
  expect(card('Bad').getByText('1 / 1')).toBeVisible();
  expect(card('Informasjon').getByText('1 / 2')).toBeVisible();
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(screen.getByRole('button', { name: 'Neste ubesvarte' }));
  expect(screen.getByRole('radio', { name: 'Ja' })).toHaveFocus();
});

test('who is not responsible reads', async () => {
  const answered = anItem({
    stringVal: 'Sika',
    updatedBy: 'Henrik Lunde',
    updatedAt: '2026-11-24T10:00:00Z',
  });
  await openChecklist(checklistServer(aChecklist({ items: [answered, second], may: { edit: false } })));
  expect(screen.getByText(/^Bare Kari Solberg, som er ansvarlig/)).toBeVisible();
  expect(screen.getByText('Sika')).toBeVisible();
  expect(screen.getByText('Ikke besvart')).toBeVisible();
  expect(screen.getByText(/^Oppdatert av Henrik Lunde 24\.11\.2026/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Lagre|Fullfør|Endre|Legg til/ })).not.toBeInTheDocument();
});

test('a completed one says so, and is read only', async () => {
  const completed = {
    completedDate: '2026-11-24T10:00:00Z',
    completedString: 'Kari Solberg 24.11.2026 11:00',
  };
  await openChecklist(checklistServer(aChecklist({ ...completed, may: { edit: false } })));
  expect(card('Informasjon').getByText('Ferdigstilt')).toBeVisible();
  expect(screen.getByText(/Kari Solberg 24\.11\.2026 11:00/)).toBeVisible();
  expect(screen.queryByText(/^Bare Kari Solberg/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Lagre|Fullfør/ })).not.toBeInTheDocument();
});

test('completing says what is unanswered and that nobody has signed, saves, and goes to the list', async () => {
  const server = checklistServer(aChecklist({ items: [anItem(), second] }));
  server.api.answer(completeChecklist, () => ({ id: 7 }));
  const { user, notices } = await openChecklist(server);
  await user.type(line(), 'Mapegum');
  await user.click(screen.getByRole('button', { name: 'Fullfør sjekkliste' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(inDialog().getByText(/^1 punkt av 2 er ubesvart/)).toBeVisible());
  expect(inDialog().getByText(/2\. Lys tenner/)).toBeVisible();
  expect(inDialog().getByText('Sjekklisten mangler signatur.')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Fullfør sjekkliste' }));
  expect(await screen.findByText('Listen')).toBeVisible();
  expect(server.api.calls(saveChecklist)).toHaveLength(1);
  expect(notices).toContainEqual({ kind: 'success', text: 'Sjekkliste fullført' });
});

test('what can’t be saved holds the completion up, and says so', async () => {
  const server = checklistServer();
  server.api.drop(saveChecklist);
  const { user, notices } = await openChecklist(server);
  await user.type(line(), 'Mapegum');
  await user.click(screen.getByRole('button', { name: 'Fullfør sjekkliste' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Fullfør sjekkliste' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.api.calls(completeChecklist)).toEqual([]);
  expect(notices).toContainEqual({
    kind: 'warning',
    text: 'Noen svar er ikke lagret ennå. Sjekklisten er ikke fullført.',
  });
});

test('another becomes responsible; oneself is it already', async () => {
  const server = checklistServer();
  server.api.answer(changeChecklistResponsible, () => ({ id: 7 }));
  const { user, notices } = await openChecklist(server);
  await user.click(screen.getByRole('button', { name: 'Endre ansvarlig' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
  expect(notices).toContainEqual({ kind: 'warning', text: 'Bruker er allerede ansvarlig!' });
  await user.selectOptions(inDialog().getByRole('combobox', { name: /Ansvarlig/ }), 'Henrik Lunde');
  await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
  expect(await screen.findByText('Listen')).toBeVisible();
  expect(server.api.calls(changeChecklistResponsible)[0]?.body).toEqual({
    id: 7,
    version: 1,
    contactPersonId: 2,
  });
});

test('a refusal fetches the checklist anew, so that the next try starts from what is true now', async () => {
  const server = checklistServer();
  const { user } = await openChecklist(server);
  await user.click(screen.getByRole('button', { name: 'Endre ansvarlig' }));
  await screen.findByRole('dialog');
  await user.selectOptions(inDialog().getByRole('combobox', { name: /Ansvarlig/ }), 'Henrik Lunde');
  server.checklist = aChecklist({ createdBy: 'Marte Vik', version: 2 });
  server.api.refuse(changeChecklistResponsible, 400, { error: 'stale', message: 'Sjekklisten er endret.' });
  await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
  expect(await screen.findByText('Marte Vik')).toBeInTheDocument();
  server.api.answer(changeChecklistResponsible, () => ({ id: 7 }));
  await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
  expect(await screen.findByText('Listen')).toBeVisible();
  expect(server.api.calls(changeChecklistResponsible).at(-1)?.body.version).toBe(2);
});

test('a signature needs a name and a drawing, or that the name is confirmed in its place', async () => {
  const server = checklistServer();
  const { user, notices } = await openChecklist(server);
  server.api.answer(signChecklist, ({ body: { uuid, fullName } }) => ({
    signatures: [{ uuid, fullName, dataUrl: '', isEmpty: true, updated: '2026-11-24T10:00:00Z' }],
    updatedString: 'Kari Solberg 24.11.2026 11:00',
  }));
  expect(screen.getByText('Ingen har signert ennå.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Legg til Signatur' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Legg til Signatur' }));
  expect(await inDialog().findByText('Du må fylle inn navn')).toBeVisible();
  expect(notices).toEqual([
    { kind: 'warning', text: 'Du må fylle inn navn' },
    { kind: 'warning', text: 'Du må signere' },
  ]);
  await user.type(inDialog().getByLabelText(/^Navn/), 'Kari Solberg');
  await user.click(inDialog().getByRole('button', { name: 'Legg til Signatur' }));
  expect(await inDialog().findByText('Du må signere')).toBeVisible();
  expect(notices.slice(2)).toEqual([{ kind: 'warning', text: 'Du må signere' }]);
  const pad = inDialog().getByRole('img', { name: 'Signatur' });
  pad.setPointerCapture = jest.fn();
  pad.hasPointerCapture = () => true;
  fireEvent.pointerDown(pad, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { clientX: 20, clientY: 15 });
  await user.click(inDialog().getByRole('button', { name: 'Legg til Signatur' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.api.calls(signChecklist)[0]?.body.drawing).toMatch(/^M\d+ \d+L\d+ \d+$/);
  expect(card('Signaturer').getByText('24.11.2026 11:00')).toBeVisible();
});
