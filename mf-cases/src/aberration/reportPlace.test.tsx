import { saveAberration } from '@byggtun/shared/contract/aberration';
import { listBuildings, listSections } from '@byggtun/shared/contract/projectPlace';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';

import { buildings, keepDraft, openReport, reportServer } from '../testing/openReport';

const field = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const create = () => screen.getByRole('button', { name: 'Opprett' });

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = reportServer();
});

test('a place of a draft is not sent before the form shows it', async () => {
  let answer: () => void = () => undefined;
  api.answer(listBuildings, () => new Promise((resolve) => (answer = () => resolve(buildings))));
  keepDraft(1, { projPhase: 11, projSectionId: 111 });
  const { user, notices } = await openReport();
  expect(field('Bygg')).toBeDisabled();
  expect(field('Bygg')).toHaveDisplayValue('Henter …');
  await user.click(create());
  expect(notices.map(({ text }) => text)).toEqual([
    'Bygg og seksjon er ikke hentet ennå. Vent litt, eller velg prosjektet på nytt for å sende uten dem.',
  ]);
  expect(api.calls(saveAberration)).toEqual([]);

  await waitFor(() => expect(api.calls(listBuildings)).toHaveLength(1));
  act(() => answer());
  await waitFor(() => expect(field('Bygg')).toHaveDisplayValue('Bygg A'));
  await waitFor(() => expect(field('Seksjon')).toHaveDisplayValue('001 · H0101'));
  await user.click(create());
  await waitFor(() =>
    expect(api.calls(saveAberration)).toMatchObject([{ body: { projPhase: 11, projSectionId: 111 } }]),
  );
});

test.each([
  ['buildings', listBuildings],
  ['sections', listSections],
] as const)('%s that could not be had are fetched again in their place', async (_what, route) => {
  api.refuse(route, 500);
  keepDraft(1, { projPhase: 11, projSectionId: 111 });
  const { user, notices } = await openReport();
  expect(await screen.findByText('Kunne ikke hente bygg og seksjoner.')).toBeVisible();
  expect(field('Seksjon')).not.toHaveDisplayValue('Ikke valgt');
  expect(notices).toEqual([]);

  const again = reportServer();
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(field('Bygg')).toHaveDisplayValue('Bygg A'));
  await waitFor(() => expect(field('Seksjon')).toHaveDisplayValue('001 · H0101'));
  expect(again.calls(route)).toHaveLength(1);
  expect(screen.queryByText('Kunne ikke hente bygg og seksjoner.')).not.toBeInTheDocument();
});

test('without a building or section nothing is waited for', async () => {
  api.refuse(listBuildings, 500);
  keepDraft(1);
  const { user } = await openReport();
  await user.click(create());
  await waitFor(() => expect(api.calls(saveAberration)).toHaveLength(1));
});
