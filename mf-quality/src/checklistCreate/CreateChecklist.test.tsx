import { generateChecklist, listAvailableChecklists } from '@byggtun/shared/contract/checklistCreate';
import { checklistFilterOptions } from '@byggtun/shared/contract/checklistList';
import { savedBefore } from '@byggtun/shared/contract/error';
import { listHouses, listSections } from '@byggtun/shared/contract/projectPlace';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { kari } from '../testing/openChecklist';
import { AddChecklist } from './AddChecklist';

let api: FakeApi;
const inDialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => inDialog().getByRole('combobox', { name });
const optionsOf = (name: RegExp) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const submit = () => inDialog().getByRole('button', { name: 'Legg til sjekkliste' });

beforeEach(() => {
  api = fakeApi();
  api.answer(checklistFilterOptions, () => ({
    contactPersons: [],
    users: [
      { key: 1, value: 'Kari Solberg' },
      { key: 2, value: 'Henrik Lunde' },
    ],
    tradeCodes: [],
    projects: [
      { key: 3, value: 'Sandaker park' },
      { key: 4, value: 'Elvebredden' },
    ],
  }));
  api.answer(listHouses, ({ params: { id } }) => [{ id: Number(id) * 10, name: 'Bygg 2', houseNum: '2' }]);
  api.answer(listSections, () => [
    { id: 51, houseId: 30, sectionNum: '014', apartmentKey: 'H0203', customer: null },
    { id: 52, houseId: 31, sectionNum: '015', apartmentKey: '', customer: null },
  ]);
  api.answer(listAvailableChecklists, ({ query: { houseId, sectionId } }) => [
    { checklistId: Number(sectionId ?? houseId ?? 3), name: 'Tett bygg', itemsCount: 16 },
  ]);
});

const open = async (place?: Parameters<typeof AddChecklist>[0]['place'], profile = kari) => {
  const view = renderWithPortal(
    <Routes>
      <Route path="/checklist" element={<AddChecklist place={place} />} />
      <Route path="/checklist/:id" element={<p>Den nye sjekklisten</p>} />
    </Routes>,
    { path: '/checklist', profile },
  );
  await view.user.click(screen.getByRole('button', { name: 'Legg til sjekkliste' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(optionsOf(/^Prosjekt/)).toContain('Sandaker park'));
  return view;
};

test('what is missing is said in its field', async () => {
  const { user, notices } = await open();
  await user.selectOptions(field(/^Ansvarlig/), '');
  await user.click(submit());
  for (const text of [
    'Prosjekt må velges!',
    'Sjekkliste må velges!',
    'Ansvarlig må velges!',
    'Frist må velges!',
  ])
    expect(await inDialog().findByText(text)).toBeInTheDocument();
  expect(notices).toContainEqual({ kind: 'warning', text: 'Alle felter må fylles ut!' });
  expect(api.calls(generateChecklist)).toEqual([]);
});

test('a deadline in the past is told beside all else that is wrong', async () => {
  const { user } = await open();
  await user.type(inDialog().getByRole('textbox', { name: /^Frist/ }), '24.12.2020');
  await user.click(submit());
  expect(await inDialog().findByText('Frist kan ikke være tidligere enn i dag!')).toBeVisible();
  expect(inDialog().getByText('Prosjekt må velges!')).toBeVisible();
});

test('what the list stands on is chosen at first', async () => {
  await open({ projectId: 3, houseId: 30 });
  expect(field(/^Prosjekt/)).toHaveValue('3');
  expect(field(/^Bygg/)).toHaveValue('30');
});

test('what is none of the choices is not sent, as the fields show that nothing is chosen', async () => {
  const { user } = await open({ projectId: 9, houseId: 90 }, aProfile({ id: 99, isByggtun: true }));
  expect(field(/^Bygg/)).toBeDisabled();
  await user.type(inDialog().getByRole('textbox', { name: /^Frist/ }), '24.12.2098');
  await user.click(submit());
  expect(await inDialog().findByText('Prosjekt må velges!')).toBeVisible();
  expect(inDialog().getByText('Ansvarlig må velges!')).toBeVisible();
});

test('a field whose choices are not there yet is not to be set, and says so', async () => {
  api.answer(listHouses, () => new Promise(() => undefined));
  const { user } = await open();
  await user.selectOptions(field(/^Prosjekt/), 'Sandaker park');
  expect(field(/^Bygg/)).toBeDisabled();
  expect(field(/^Bygg/)).toHaveDisplayValue('Henter …');
});

test('fields wait for the one before them, and what no longer fits is taken back', async () => {
  const { user } = await open();
  for (const name of [/^Bygg/, /^Seksjon/, /^Sjekkliste/]) expect(field(name)).toBeDisabled();
  expect(optionsOf(/^Bygg/)).toEqual(['Ingen valgt']);
  await user.selectOptions(field(/^Prosjekt/), 'Sandaker park');
  expect(field(/^Bygg/)).toBeEnabled();
  expect(field(/^Seksjon/)).toBeDisabled();
  await waitFor(() => expect(optionsOf(/^Bygg/)).toEqual(['Ingen valgt', 'Bygg 2']));
  await user.selectOptions(field(/^Bygg/), 'Bygg 2');
  await waitFor(() => expect(optionsOf(/^Seksjon/)).toEqual(['Ingen valgt', '014 / H0203']));
  await user.selectOptions(field(/^Seksjon/), '014 / H0203');
  await waitFor(() => expect(optionsOf(/^Sjekkliste/)).toContain('Tett bygg (16 punkter)'));
  await user.selectOptions(field(/^Sjekkliste/), 'Tett bygg (16 punkter)');
  await user.selectOptions(field(/^Prosjekt/), 'Elvebredden');
  expect(field(/^Bygg/)).toHaveValue('');
  expect(field(/^Seksjon/)).toBeDisabled();
  expect(field(/^Sjekkliste/)).toHaveValue('');
});

test('it is made for the most exact of what is chosen, and opened', async () => {
  api.answer(generateChecklist, () => ({ id: 77 }));
  const { user, notices } = await open();
  expect(field(/^Ansvarlig/)).toHaveValue('1');
  await user.selectOptions(field(/^Prosjekt/), 'Sandaker park');
  await waitFor(() => expect(optionsOf(/^Bygg/)).toContain('Bygg 2'));
  await user.selectOptions(field(/^Bygg/), 'Bygg 2');
  await waitFor(() =>
    expect(api.calls(listAvailableChecklists).at(-1)?.query).toEqual({ projectId: '3', houseId: '30' }),
  );
  await waitFor(() => expect(optionsOf(/^Sjekkliste/)).toContain('Tett bygg (16 punkter)'));
  await user.selectOptions(field(/^Sjekkliste/), 'Tett bygg (16 punkter)');
  await user.selectOptions(field(/^Ansvarlig/), 'Henrik Lunde');
  await user.type(inDialog().getByRole('textbox', { name: /^Frist/ }), '24.12.2098');
  await user.click(submit());
  expect(await screen.findByText('Den nye sjekklisten')).toBeVisible();
  expect(api.calls(generateChecklist).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      context: 2,
      contextId: 30,
      checklistId: 30,
      assignedTo: 2,
      deadLine: '2098-12-24',
    }),
  ]);
  expect(notices).toContainEqual({ kind: 'success', text: 'Sjekklisten er lagt til.' });
});

test('an answer that was lost is asked for again; what is told to be made before leaves another press to make one of its own', async () => {
  api.drop(generateChecklist);
  const { user } = await open();
  await user.selectOptions(field(/^Prosjekt/), 'Sandaker park');
  await waitFor(() => expect(optionsOf(/^Sjekkliste/)).toContain('Tett bygg (16 punkter)'));
  await user.selectOptions(field(/^Sjekkliste/), 'Tett bygg (16 punkter)');
  await user.type(inDialog().getByRole('textbox', { name: /^Frist/ }), '24.12.2098');
  await user.click(submit());
  expect(await inDialog().findByRole('alert')).toBeVisible();
  api.refuse(generateChecklist, 400, { error: savedBefore.code, message: savedBefore.text });
  await user.click(await inDialog().findByRole('button', { name: 'Legg til sjekkliste' }));
  expect(await inDialog().findByText(savedBefore.text)).toBeVisible();
  api.answer(generateChecklist, () => ({ id: 77 }));
  await user.click(await inDialog().findByRole('button', { name: 'Legg til sjekkliste' }));
  expect(await screen.findByText('Den nye sjekklisten')).toBeVisible();
  const [lost, again, other] = api.calls(generateChecklist).map(({ body }) => body.requestId);
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});
