import { listCourses } from '@byggtun/shared/contract/course';
import { getGuides } from '@byggtun/shared/contract/guide';
import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { saveProfile } from '@byggtun/shared/contract/profileSave';
import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { formatDate, today } from '@byggtun/shared/text/date';
import { act, screen, waitFor, within } from '@testing-library/react';

import { ProfilePage } from './ProfilePage';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer(listCourses, () => ({ courses: [], coursesContactPerson: [] }));
  api.answer(getGuides, () => ({ handbook: null, userGuide: null }));
});

const open = (profile: Profile = aProfile()) => {
  api.answer(getProfile, () => profile);
  return renderWithPortal(<ProfilePage />, { profile });
};
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const valueOf = (term: string) => screen.getAllByRole('definition')[terms().indexOf(term)] ?? null;
const withCard = (issued: string) => aProfile({ hmsCardIssuedDate: issued });
afterEach(() => jest.useRealTimers());
const card = () => screen.getByRole('region', { name: 'HMS-kort' });

test('shows who one is, with numbers that can be called', async () => {
  open(withCard('2026-02-01'));
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
  open({ ...bare, person: { ...bare.person, mobile: '', birthDate: null } });
  for (const term of ['Mobil', 'Fødselsdato', 'HMS-kortnummer', 'HMS-kort utstedt'])
    expect(valueOf(term)).toHaveTextContent('Ikke registrert');
});

test.each([
  ['in the last days', '2024-11-24', '3 dager igjen'],
  ['on its last day', '2024-11-21', 'Siste dag i dag'],
  ['the day after', '2024-11-20', 'Utgått'],
])('a card %s says how long it holds', (_when, issued, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  open(withCard(issued));
  expect(within(card()).getByText(text)).toBeVisible();
});

test('a card that has run out is told, and a new one can be registered at once', async () => {
  const { user } = open(withCard('2019-01-02'));
  expect(within(card()).getByText('HMS kortnummer er gått ut!')).toBeVisible();
  api.answer(saveHmsCard, ({ body }) => aProfile(body));
  await user.click(within(card()).getByRole('button', { name: 'Registrer HMS-kort' }));
  const dialog = await screen.findByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  await user.type(within(dialog).getByLabelText(/HMS kortnummer/), '7654321');
  await user.type(within(dialog).getByLabelText(/Utstedt dato/), formatDate(today()));
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(valueOf('HMS-kortnummer')).toHaveTextContent('7654321'));
});

test('of several companies the active one is marked', () => {
  open(
    aProfile({
      contactPersonRelations: [
        { contactPersonId: 7, contactId: 2, contactName: 'Nordre Tømrer AS', inActive: false },
        { contactPersonId: 8, contactId: 3, contactName: 'Granlund Elektro AS', inActive: true },
      ],
    }),
  );
  const [active, old] = screen.getAllByRole('listitem');
  expect(active).toHaveTextContent('Nordre Tømrer ASAktivt nå');
  expect(old).toHaveTextContent('Granlund Elektro ASDeaktivert');
});

test('the handbooks are there where the portal has them', async () => {
  api.answer(getGuides, () => ({ handbook: null, userGuide: 'https://veiledning.example/' }));
  open();
  const guide = await screen.findByRole('link', { name: /Brukerveiledning/ });
  expect(guide).toHaveAttribute('href', 'https://veiledning.example/');
  expect(screen.queryByRole('link', { name: /Personalhåndbok/ })).not.toBeInTheDocument();
});

test('other areas have a place on it', () => {
  const { places } = open();
  expect(places().map(({ slot }) => slot)).toEqual(['profile.bookings']);
});

test('one edits oneself: what is missing is told in its field, letters do not get into numbers', async () => {
  const { user, notices } = open();
  await user.click(screen.getByRole('button', { name: 'Rediger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rediger profilen din' });
  const mobile = within(dialog).getByLabelText(/Mobil/);
  await user.clear(mobile);
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await within(dialog).findByText('Mobil må fylles ut!')).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Alle obligatoriske felter må fylles ut!' }]);
  expect(api.calls(saveProfile)).toHaveLength(0);

  api.answer(saveProfile, ({ body }) => {
    const before = aProfile();
    return { ...before, person: { ...before.person, mobile: body.person.mobile ?? '' } };
  });
  await user.type(mobile, '+99 99x91 23');
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByRole('link', { name: '99 99 91 23' })).toBeVisible();
  // The rest is the main contact's to change meanwhile.
  expect(api.calls(saveProfile)[0]?.body).toEqual({ person: { mobile: '99999123' } });
});

test.each([
  ['what the portal does not know yet', false],
  ['what is shown behind the form by then', true],
])(
  'a card that was not changed here is not sent: it was registered on the phone meanwhile, %s',
  async (_how, isKnown) => {
    const { user } = open(aProfile({ hmsCardNumber: null, hmsCardIssuedDate: null }));
    const registered = aProfile({ hmsCardNumber: '7654321', hmsCardIssuedDate: today() });
    let tell: () => void = () => undefined;
    api.answer(getProfile, () => new Promise((resolve) => (tell = () => resolve(registered))));
    api.answer(saveProfile, () => registered);
    await user.click(screen.getByRole('button', { name: 'Rediger' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rediger profilen din' });
    await user.type(within(dialog).getByLabelText('Tittel'), ' og bas');
    const isShown = () => waitFor(() => expect(valueOf('HMS-kortnummer')).toHaveTextContent('7654321'));
    if (isKnown) {
      act(tell);
      await isShown();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
    await isShown();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(api.calls(saveProfile)[0]?.body ?? {})).toEqual(['person']);

    await user.click(screen.getByRole('button', { name: 'Rediger' }));
    const again = await screen.findByRole('dialog', { name: 'Rediger profilen din' });
    await user.clear(within(again).getByLabelText(/HMS kortnummer/));
    await user.type(within(again).getByLabelText(/HMS kortnummer/), '1111111');
    await user.click(within(again).getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(api.calls(saveProfile)).toHaveLength(2));
    expect(api.calls(saveProfile)[1]?.body).toMatchObject({
      hmsCardNumber: '1111111',
      hmsCardIssuedDate: today(),
    });
  },
);

test('a refused save keeps what was typed', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Rediger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rediger profilen din' });
  api.refuse(saveProfile, 500);
  await user.type(within(dialog).getByLabelText('Tittel'), ' og bas');
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByLabelText('Tittel')).toHaveValue('Tømrer og bas');
});

test('a failure keeps what the session knows', async () => {
  api.refuse(getProfile, 500);
  renderWithPortal(<ProfilePage />);
  expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Piotr Kowalski' })).toBeVisible();
});
