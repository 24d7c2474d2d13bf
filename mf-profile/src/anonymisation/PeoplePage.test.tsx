import {
  anonymisePerson,
  type DeactivatedPerson,
  listAnonymisations,
  listDeactivatedPeople,
} from '@byggtun/shared/contract/anonymisation';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { PeoplePage } from './PeoplePage';
import { PrivacyCard } from './PrivacyCard';

const olav: DeactivatedPerson = {
  ...{ personId: 12, fullName: 'Olav Berg', email: 'olav@nordre.example' },
  ...{ companies: ['Nordre Tømrer AS'], deactivatedAt: '2026-10-02T10:00:00.000Z' },
};
const line = { personId: 12, anonymisedAt: '2026-11-25T07:30:00.000Z', byName: 'Kari Solberg' };

let api: FakeApi;
let people: DeactivatedPerson[];
beforeEach(() => {
  people = [olav];
  api = fakeApi();
  api.answer(listDeactivatedPeople, () => ({ items: people, totalCount: people.length }));
  api.answer(listAnonymisations, () => ({ items: [] }));
});

test('who has left is anonymised after a question that says what goes and what stays; the log holds no name', async () => {
  const { user, notices } = renderWithPortal(<PeoplePage />, { profile: aProfile({ isByggtun: true }) });
  expect(await screen.findByText('Deaktivert 02.10.2026')).toBeVisible();
  expect(await screen.findByText('Ingen er anonymisert.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anonymiser Olav Berg' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anonymisere Olav Berg?' });
  expect(dialog).toHaveTextContent('Dette kan ikke angres.');
  expect(dialog).toHaveTextContent('byggherreforskriften § 15');
  expect(api.calls(anonymisePerson)).toHaveLength(0);

  api.answer(anonymisePerson, () => {
    people = [];
    return line;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Anonymiser' }));
  expect(await screen.findByText('Person nr. 12')).toBeVisible();
  expect(await screen.findByText('Ingen er deaktivert.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Olav/)).not.toBeInTheDocument());
  expect(screen.getByText('25.11.2026 08:30 av Kari Solberg')).toBeVisible();
  expect(notices).toEqual([{ kind: 'success', text: 'Personen er anonymisert.' }]);
});

test('a search that finds nobody says so', async () => {
  const { user } = renderWithPortal(<PeoplePage />, { profile: aProfile({ isByggtun: true }) });
  await screen.findByText('Olav Berg');
  const [said] = screen.getAllByRole('status');
  expect(said).toBeEmptyDOMElement();
  people = [];
  await user.type(screen.getByRole('searchbox'), 'ingen');
  expect(await screen.findByText('Ingen deaktiverte personer passer til søket.')).toBeVisible();
  expect(said).toHaveTextContent('Ingen treff');
  expect(api.calls(listDeactivatedPeople).at(-1)).toMatchObject({ query: { text: 'ingen' } });
});

test('developer staff alone are shown the way there', () => {
  renderWithPortal(<PrivacyCard />, { profile: aProfile() });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  renderWithPortal(<PrivacyCard />, { profile: aProfile({ isByggtun: true }) });
  expect(screen.getByRole('link', { name: 'Deaktiverte personer' })).toHaveAttribute('href', '/people');
});
