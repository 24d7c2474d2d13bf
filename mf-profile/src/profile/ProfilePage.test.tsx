import { getProfile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ProfilePage } from './ProfilePage';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const valueOf = (term: string) => screen.getAllByRole('definition')[terms().indexOf(term)] ?? null;

test('shows who one is, with numbers that can be called', async () => {
  api.answer(getProfile, () => aProfile());
  renderWithPortal(<ProfilePage />);
  expect(await screen.findByRole('heading', { name: 'Piotr Kowalski' })).toBeVisible();
  expect(screen.getByRole('link', { name: '22 33 44 55' })).toHaveAttribute('href', 'tel:22334455');
  expect(screen.getByRole('link', { name: 'piotr@nordretomrer.example' })).toHaveAttribute(
    'href',
    'mailto:piotr@nordretomrer.example',
  );
  expect(valueOf('Fødselsdato')).toHaveTextContent('17.05.1985');
  expect(valueOf('HMS-kort utstedt')).toHaveTextContent('01.02.2026');
});

test('what is missing is told as Ikke registrert', () => {
  const bare = aProfile({ hmsCardNumber: null, hmsCardIssuedDate: null });
  const profile = { ...bare, person: { ...bare.person, mobile: '', birthDate: null } };
  api.answer(getProfile, () => profile);
  renderWithPortal(<ProfilePage />, { profile });
  for (const term of ['Mobil', 'Fødselsdato', 'HMS-kortnummer', 'HMS-kort utstedt']) {
    expect(valueOf(term)).toHaveTextContent('Ikke registrert');
  }
});

test('of several companies the active one is marked', () => {
  const profile = aProfile({
    contactPersonRelations: [
      { contactPersonId: 7, contactId: 2, contactName: 'Nordre Tømrer AS', inActive: false },
      { contactPersonId: 8, contactId: 3, contactName: 'Granlund Elektro AS', inActive: true },
    ],
  });
  api.answer(getProfile, () => profile);
  renderWithPortal(<ProfilePage />, { profile });
  const [active, old] = screen.getAllByRole('listitem');
  expect(active).toHaveTextContent('Nordre Tømrer ASAktivt nå');
  expect(old).toHaveTextContent('Granlund Elektro ASDeaktivert');
});

test('a failure keeps what the session knows', async () => {
  api.refuse(getProfile, 500);
  renderWithPortal(<ProfilePage />);
  expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Piotr Kowalski' })).toBeVisible();
});
