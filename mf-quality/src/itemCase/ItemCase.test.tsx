import { beginUpload, getThumbnail } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { getChecklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import {
  createItemAberration,
  createItemComplaint,
  type ItemActionChoices,
  listItemActions,
  saveItemAction,
} from '@byggtun/shared/contract/itemCase';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { today } from '@byggtun/shared/text/date';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist } from '../testing/openChecklist';

const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: RegExp) => screen.getByRole('button', { name });
const aberration: NonNullable<ChecklistItem['aberration']> = {
  ...{ aberrationId: 12, title: 'Bom under flis', description: 'Tre fliser.', actionId: 31 },
  ...{ status: 1, statusText: 'Åpen', responsible: 'Kari Solberg', attachments: [] },
};
const made = { aberration, aberrationId: 12, info: 'Avvik 12', actionsInfo: '1 tiltak, 0 behandlet' };
const deviating = anItem(made);
const photo: ChecklistItem['attachments'][number] = {
  ...{ bufferGuid: '7f9d3a52-6a0e-4f43-9a6b-0b4a53a0c9d1', fileName: 'sluk.jpg', extension: 'jpg' },
  ...{ contentType: 'image/jpeg', size: 1000, status: 1, hasThumbnail: true },
};
const choices: ItemActionChoices = {
  aberrationActions: [{ checklistItemId: 71, aberrationId: 12, totalActions: 2 }],
  aberrationActionTypes: [
    { key: 1, value: 'Strakstiltak' },
    { key: 2, value: 'Korrigerende tiltak' },
  ],
  actionSeverities: [{ key: 1, value: 'Høy' }],
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => localStorage.clear());

test('a deviation carries the item’s text, place and photos, and the item then shows it with the way to it', async () => {
  const asked = anItem({ type: 5, txt: 'Bilder av sluk', attachments: [photo] });
  const server = checklistServer(aChecklist({ items: [asked] }));
  server.api.answer(getThumbnail, () => new Blob(['x']));
  server.api.answer(createItemAberration, () => ({
    regLine: aberration,
    checklistItem: { ...asked, ...made },
  }));
  const { user, notices } = await openChecklist(server);
  await user.click(press(/^Opprett avvik/));
  await screen.findByRole('dialog', { name: 'Avvik: punkt 1' });
  expect(inDialog().getByLabelText(/^Navn/)).toHaveValue('Bilder av sluk');
  expect(inDialog().getByLabelText(/^Beskrivelse/)).toHaveValue(
    'Sjekkliste 7, Våtrom før flislegging, punkt 1 under Bad: Bilder av sluk',
  );
  await waitFor(() => expect(inDialog().getByText('Bilder fra punktet følger med')).toBeVisible());
  await user.clear(inDialog().getByLabelText(/^Navn/));
  await user.click(inDialog().getByRole('button', { name: 'Opprett avvik' }));
  expect(await inDialog().findByText('Navn må fylles ut!')).toBeVisible();
  expect(notices).toContainEqual({ kind: 'warning', text: 'Alle felter må fylles ut!' });
  await user.type(inDialog().getByLabelText(/^Navn/), 'Bom under flis');
  await user.click(inDialog().getByRole('button', { name: 'Opprett avvik' }));
  expect(await screen.findByRole('link', { name: 'Avvik 12: Bom under flis' })).toHaveAttribute(
    'href',
    '/actions/31',
  );
  expect(notices).toContainEqual({ kind: 'success', text: 'Avvik opprettet!' });
  const { body } = server.api.calls(createItemAberration)[0] ?? {};
  expect(body).toMatchObject({
    checklistItem: { id: 71 },
    aberration: { attachments: [{ bufferGuid: photo.bufferGuid, status: 1 }] },
  });
  for (const text of ['Åpen', 'Ansvarlig: Kari Solberg', '1 tiltak, 0 behandlet'])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(press(/^Opprett avvik/)).toHaveFocus());
  expect(press(/^Opprett avvik/)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['Opprett avvik', aChecklist(), createItemAberration],
  ['Opprett reklamasjon', aChecklist({ discrepancyType: 1 }), createItemComplaint],
  ['Opprett tiltak', aChecklist({ items: [deviating] }), saveItemAction],
])(
  '%s leaves no file out that did not come up, nor throws one away without a question',
  async (name, checklist, route) => {
    const server = checklistServer(checklist);
    fakeUploads(server.api);
    server.api.answer(listItemActions, () => choices);
    server.api.refuse(beginUpload, 500);
    const { user, notices } = await openChecklist(server);
    await user.click(press(new RegExp(`^${name}`)));
    await screen.findByRole('dialog');
    const file = new File(['x'], 'sluk.txt', { type: 'text/plain' });
    await user.upload(inDialog().getByLabelText('Vedlegg fra enheten'), file);
    expect(await inDialog().findByRole('button', { name: /^Prøv igjen/ })).toBeVisible();
    await user.click(inDialog().getByRole('button', { name }));
    expect(notices.at(-1)).toEqual({ kind: 'warning', text: attachmentTexts.notUp });
    expect(server.api.calls(route)).toEqual([]);
    await user.click(inDialog().getByRole('button', { name: 'Avbryt' }));
    expect(screen.getByRole('alertdialog', { name: 'Forkaste det du har skrevet?' })).toBeVisible();
  },
);

test('a case carries the answer that is shown, also while it is not saved', async () => {
  const answered = anItem({ type: 0, txt: 'Lys tenner', boolVal: true });
  const server = checklistServer(aChecklist({ items: [answered] }));
  server.api.drop(saveChecklist);
  const { user } = await openChecklist(server);
  await user.click(screen.getByRole('radio', { name: 'Nei' }));
  await user.click(press(/^Opprett avvik/));
  await screen.findByRole('dialog', { name: 'Avvik: punkt 1' });
  expect(inDialog().getByLabelText(/^Beskrivelse/)).toHaveDisplayValue(/Svar: Nei$/);
});

test('of more photos than a case takes the newest go along, and a long answer as far as there is room', async () => {
  const photos = Array.from({ length: 52 }, (_, at) => ({
    ...photo,
    bufferGuid: `7f9d3a52-6a0e-4f43-9a6b-0b4a53a0c9${at + 10}`,
  }));
  const item = anItem({ type: 8, stringVal: 'a'.repeat(4000), attachments: photos });
  const server = checklistServer(aChecklist({ items: [item] }));
  server.api.answer(getThumbnail, () => new Blob(['x']));
  server.api.answer(createItemAberration, () => ({ regLine: aberration, checklistItem: deviating }));
  const { user } = await openChecklist(server);
  await user.click(press(/^Opprett avvik/));
  await screen.findByRole('dialog', { name: 'Avvik: punkt 1' });
  const carried = inDialog().getByText('De 50 nyeste av 52 bilder fra punktet følger med');
  await waitFor(() => expect(carried).toBeVisible());
  await user.click(inDialog().getByRole('button', { name: 'Opprett avvik' }));
  await waitFor(() => expect(server.api.calls(createItemAberration)).toHaveLength(1));
  const sent = server.api.calls(createItemAberration)[0]?.body.aberration;
  expect(sent?.attachments?.map(({ bufferGuid }) => bufferGuid)).toEqual(
    photos.slice(2).map(({ bufferGuid }) => bufferGuid),
  );
  expect(sent?.description).toHaveLength(4000);
});

test('a complaint asks who is responsible, and says what is missing', async () => {
  const server = checklistServer(aChecklist({ discrepancyType: 1 }));
  const regLine: ChecklistItem['regLine'] = {
    ...{ lineIndexLineId: 9, name: 'Riper i gulv', lineStatus: 0, regStatus: 'Åpen' },
    contactPersonPersonFullName: 'Piotr Kowalski',
  };
  server.api.answer(searchContactPersons, () => [
    { id: 40, fullName: 'Piotr Kowalski', contactId: 5, contactName: 'Nordre Tømrer AS' },
  ]);
  server.api.answer(createItemComplaint, () => ({
    id: 9,
    checklistItem: anItem({ regLine, regLineId: 9, info: 'Reklamasjon 9' }),
  }));
  const { user, notices } = await openChecklist(server);
  await user.click(press(/^Opprett reklamasjon/));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Opprett reklamasjon' }));
  expect(await inDialog().findByText('Ansvarlig må fylles ut!')).toBeVisible();
  expect(notices).toContainEqual({ kind: 'warning', text: 'Alle obligatoriske felter må fylles ut!' });
  await user.type(inDialog().getByRole('combobox', { name: /^Ansvarlig/ }), 'Piotr');
  await user.click(await inDialog().findByRole('option', { name: /Piotr Kowalski/ }));
  await user.click(inDialog().getByRole('button', { name: 'Opprett reklamasjon' }));
  expect(await screen.findByRole('link', { name: 'Reklamasjon 9: Riper i gulv' })).toHaveAttribute(
    'href',
    '/complaints/9',
  );
  expect(notices).toContainEqual({ kind: 'success', text: 'Reklamasjon opprettet!' });
  expect(server.api.calls(createItemComplaint)[0]?.body.regLine.contactPersonId).toBe(40);
});

test('an action more for a deviation: how many there are, what is missing, a save that fails, and one that does not', async () => {
  const server = checklistServer(aChecklist({ items: [deviating] }));
  server.api.answer(listItemActions, () => choices);
  const { user, notices } = await openChecklist(server);
  await user.click(press(/^Opprett tiltak/));
  await screen.findByRole('dialog', { name: 'Tiltak: punkt 1' });
  await waitFor(() => expect(inDialog().getByText('Avvik 12 har 2 tiltak fra før.')).toBeVisible());
  const send = async () => user.click(await inDialog().findByRole('button', { name: 'Opprett tiltak' }));
  await user.clear(inDialog().getByLabelText(/^Tittel/));
  await user.clear(inDialog().getByLabelText(/^Beskrivelse/));
  await send();
  for (const text of ['Tittel', 'Type', 'Beskrivelse', 'Ansvarlig'])
    expect(await inDialog().findByText(`${text} må angis.`)).toBeVisible();
  await user.type(inDialog().getByLabelText(/^Tittel/), 'Ny flis');
  await user.type(inDialog().getByLabelText(/^Beskrivelse/), 'Ved sluk');
  await user.selectOptions(inDialog().getByLabelText(/^Type/), 'Korrigerende tiltak');
  await user.click(inDialog().getByRole('combobox', { name: /^Ansvarlig/ }));
  await user.click(await inDialog().findByRole('option', { name: /Henrik Lunde/ }));
  server.api.refuse(saveItemAction, 503);
  const before = notices.length;
  await send();
  await waitFor(() =>
    expect(notices.slice(before)).toEqual([
      { kind: 'error', text: 'Noe gikk galt ved opprettelse av titak' },
    ]),
  );
  expect(inDialog().getByLabelText(/^Tittel/)).toHaveValue('Ny flis');
  server.api.answer(saveItemAction, () => ({
    id: 32,
    checklistItem: { ...deviating, actionsInfo: '3 tiltak, 0 behandlet' },
  }));
  await send();
  expect(await screen.findByText('3 tiltak, 0 behandlet')).toBeVisible();
  expect(notices).toContainEqual({
    kind: 'success',
    text: 'Tiltak opprettet for sjekklistepunkt Produkt og batchnummer',
  });
  expect(server.api.calls(saveItemAction).at(-1)?.body).toMatchObject({
    ...{ id: 71, checklistId: 7, aberrationId: 12, timeLimit: today(), aberrationActionType: 2 },
    action: { title: 'Ny flis', severity: null, responsibleId: 2 },
  });
});

test('the one type there is stands chosen', async () => {
  const server = checklistServer(aChecklist({ discrepancyType: 2 }));
  const [first] = choices.aberrationActionTypes;
  server.api.answer(listItemActions, () => ({
    ...choices,
    aberrationActions: [],
    aberrationActionTypes: first ? [first] : [],
  }));
  const { user } = await openChecklist(server);
  await user.click(press(/^Opprett tiltak/));
  await screen.findByRole('dialog');
  expect(inDialog().getByLabelText(/^Type/)).toHaveDisplayValue('Strakstiltak');
});

test('who is not responsible sees what was made, and makes nothing; a new status appears', async () => {
  const server = checklistServer(
    aChecklist({ items: [deviating, anItem({ id: 72, number: 2 })], may: { edit: false } }),
  );
  const { hub } = await openChecklist(server);
  for (const button of screen.getAllByRole('button', { name: /^Opprett/ })) expect(button).toBeDisabled();
  server.checklist = aChecklist({
    items: [{ ...deviating, aberration: { ...aberration, status: 3, statusText: 'Behandlet' } }],
    may: { edit: false },
  });
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
  expect(await screen.findByText('Behandlet')).toBeVisible();
  expect(server.api.calls(getChecklist)).toHaveLength(2);
});
