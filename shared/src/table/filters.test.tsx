import { screen, waitFor, within } from '@testing-library/react';

import { complaintFilterOptions, listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

const staff = aProfile({ isByggtun: true });
const options = {
  contactPersons: [
    { key: 7, value: 'Kari Solberg' },
    { key: 8, value: 'Henrik Lunde' },
  ],
  users: [],
  regStatuses: [],
  contactPersonContact: [],
  projects: [
    { key: 1, value: 'Åsgård terrasse' },
    { key: 2, value: 'Fjordbyen' },
  ],
};

let api: FakeApi;
const asked = (value: string) =>
  api
    .calls(listComplaints)
    .at(-1)
    ?.body.headers.find((header) => header.value === value);

const open = async (path = '/complaints', profile = staff) => {
  const view = renderWithPortal(<ListPage definition={aList} />, { profile, path });
  await screen.findByRole('link', { name: 'Dør' });
  return view;
};
const use = { name: 'Bruk filter' };

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(listComplaints, () => aPage([aComplaintRow({ id: 1, lineName: 'Dør' })], 23));
  api.answer(complaintFilterOptions, () => options);
});

test('the chips say what is on; one takes its filter away, and Slett filter all of them', async () => {
  const { user, portal } = await open('/complaints?search=bad&lineName=startsWith:Dør&projectName=2');
  expect(await screen.findByRole('button', { name: 'Fjern filter Prosjekt: Fjordbyen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fjern filter Sak begynner med «Dør»' })).toBeVisible();
  await user.click(
    screen.getByRole('button', {
      name: 'Fjern filter Status: Åpen, Påbegynt, Gjenåpnet, Ikke behandlet, Ettårsbefaring',
    }),
  );
  await waitFor(() => expect(asked('lineStatus')).toBeUndefined());
  expect(asked('projectOid')?.filterValues).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Slett filter' }));
  await waitFor(() => expect(asked('projectOid')).toBeUndefined());
  expect(api.calls(listComplaints).at(-1)?.body.search).toBeUndefined();
  // Without its filter the list is another than the one that opens by itself, so the address says so.
  expect(portal.location.get().search).toBe('?regStatus=');
  expect(screen.getByText('Ingen filter er på.')).toBeVisible();
});

test('a heading opens the filter of its column; the address holds what was chosen, and back takes it away', async () => {
  const { user, portal } = await open();
  await user.click(screen.getByRole('button', { name: 'Filtrer Status, filter er på' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer status' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Åpen' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Lukket' }));
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked('lineStatus')?.filterValues).toEqual([1, 3, 4, 6, 7]));
  expect(portal.location.get().search).toBe('?regStatus=1%2C3%2C4%2C6%2C7');
});

test.each([
  ['Sak', 'Slutter med', 'Tekst', 'dør', 'lineName', 'endsWith', ['dør']],
  ['Nr', 'Minst', 'Tall', '100', 'lineId', 'atLeast', [100]],
])('%s is filtered with «%s»', async (column, clause, label, typed, value, filterClause, filterValues) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText(column));
  const section = within(dialog.getByRole('group', { name: column }));
  await user.selectOptions(section.getByRole('combobox'), clause);
  await user.type(section.getByRole('textbox', { name: label }), typed);
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked(value)).toMatchObject({ filterClause, filterValues }));
});

test('a number that is none is refused in its place', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Nr'));
  await user.type(dialog.getByRole('textbox', { name: 'Tall' }), 'tolv');
  await user.click(dialog.getByRole('button', use));
  expect(await dialog.findByText('Skriv et helt tall.')).toBeVisible();
  expect(api.calls(listComplaints)).toHaveLength(1);
});

test('yes, no or all', async () => {
  const { user } = await open('/complaints?isCondominiumComplaint=true');
  expect(asked('isCondominiumComplaint')?.filterValues).toEqual([true]);
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Sameie: Ja'));
  const radios = dialog.getAllByRole('radio');
  ['Ja', 'Nei', 'Alle'].forEach((name, at) => expect(radios[at]).toHaveAccessibleName(name));
  await user.click(dialog.getByRole('radio', { name: 'Alle' }));
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked('isCondominiumComplaint')).toBeUndefined());
});

test.each([
  ['to themselves for a contractor', aProfile(), '', 'Ola Nordmann', undefined],
  ['to the company for its main contact', aProfile({ isMainContactPerson: true }), '', /^Alle i /, undefined],
])('the responsible is fixed %s, whatever the address says', async (_who, profile, search, fixed, sent) => {
  const { user } = await open(`/complaints?contactPersonName=8${search}`, profile);
  expect(asked('contactPersonOid')).toEqual(sent);
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Ansvarlig'));
  const box = dialog.getByRole('checkbox', {
    name: profile.isMainContactPerson ? fixed : profile.person.fullName,
  });
  expect(box).toBeDisabled();
  expect(box).toBeChecked();
});

test('developer staff choose the responsible when they see all', async () => {
  const { user } = await open('/complaints?show=all');
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Ansvarlig'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Henrik Lunde' }));
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked('contactPersonOid')?.filterValues).toEqual([8]));
});

test('columns are put in and taken out, and stay so on this device', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByText('Kolonner'));
  await user.click(screen.getByRole('checkbox', { name: 'Prosjekt' }));
  await user.click(screen.getByRole('checkbox', { name: 'Registrert' }));
  expect(screen.getByRole('checkbox', { name: 'Sak' })).toBeDisabled();
  const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  expect(headings()).toEqual(['Sak', 'Status', 'Prosjekt', 'Ansvarlig']);
  unmount();
  const again = await open();
  expect(headings()).toEqual(['Sak', 'Status', 'Prosjekt', 'Ansvarlig']);
  await again.user.click(screen.getByText('Kolonner'));
  await again.user.click(screen.getByRole('button', { name: 'Tilbakestill kolonner' }));
  expect(headings()).toEqual(['Sak', 'Registrert', 'Status', 'Ansvarlig']);
});

test('nonsense in a filter of the address filters nothing', async () => {
  await open(
    '/complaints?lineDate=before:2026-13-45&deadLine=between:2026-02-02,2026-02-01&lineName=sounds:like&isCondominiumComplaint=perhaps&projectName=x',
  );
  expect(
    api
      .calls(listComplaints)
      .at(-1)
      ?.body.headers.map(({ value }) => value),
  ).toEqual(['isEnquiry', 'lineStatus', 'contactPersonOid']);
});

test('a filter is picked from so many, and says when it is full', async () => {
  const projects = Array.from({ length: 202 }, (_, at) => ({ key: at + 1, value: `Prosjekt ${at + 1}` }));
  api.answer(complaintFilterOptions, () => ({ ...options, projects }));
  const all = projects.map(({ key }) => key).join();
  const { user } = await open(`/complaints?projectName=${all}`);
  expect(asked('projectOid')?.filterValues).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText(/^Prosjekt: /));
  expect(await dialog.findByText('Velg høyst 200 i filteret.')).toBeVisible();
  const box = (name: string) => dialog.getByLabelText(name);
  expect(box('Prosjekt 201')).toBeDisabled();
  await user.click(box('Prosjekt 200'));
  await user.click(box('Prosjekt 201'));
  expect(box('Prosjekt 201')).toBeChecked();
});

test('of thousands of choices some are drawn, and what is typed finds the others, in any order of its words', async () => {
  const projects = Array.from({ length: 2000 }, (_, at) => ({
    key: at + 1,
    value: `Prosjekt ${at + 1} Nord`,
  }));
  api.answer(complaintFilterOptions, () => ({ ...options, projects }));
  const { user } = await open('/complaints?projectName=1999');
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText(/^Prosjekt: /));
  expect(await dialog.findByText(/^Viser 301 av 2.000. Skriv for å finne flere.$/)).toBeVisible();
  expect(dialog.getByLabelText('Prosjekt 1999 Nord')).toBeChecked();
  await user.type(dialog.getByLabelText('Finn i prosjekt'), 'nord 1444');
  expect(dialog.getByLabelText('Prosjekt 1444 Nord')).toBeVisible();
  expect(dialog.queryByLabelText('Prosjekt 1 Nord')).not.toBeInTheDocument();
});

test('no section goes away: they are drawn when it is known which have something to choose from', async () => {
  let answer: (() => void) | undefined;
  api.answer(
    complaintFilterOptions,
    () => new Promise((give) => (answer = () => give({ ...options, projects: [] }))),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer( \d|$)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Laster …')).toBeInTheDocument();
  expect(dialog.queryByText('Sak', { selector: 'summary' })).not.toBeInTheDocument();
  answer?.();
  expect(await dialog.findByText('Sak', { selector: 'summary' })).toBeInTheDocument();
  expect(dialog.queryByText('Prosjekt', { selector: 'summary' })).not.toBeInTheDocument();
  expect(dialog.queryByText('Laster …')).not.toBeInTheDocument();
});

test('the sections without choices of their own work when the choices can not be fetched', async () => {
  api.refuse(complaintFilterOptions, 500);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer( \d|$)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText('Sak', { selector: 'summary' }));
  await user.type(dialog.getByLabelText('Tekst'), 'dør');
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked('lineName')?.filterValues).toEqual(['dør']));
});
