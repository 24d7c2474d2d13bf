import { getMuster, type Muster } from '@byggtun/shared/contract/muster';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { aMuster, aMusterPerson } from '@byggtun/shared/testing/sitePeople';
import { screen, waitFor, within } from '@testing-library/react';

import { openAt } from './openAt';
import { doublePress } from './useSinglePress';

let api: FakeApi;
beforeEach(() => {
  fakeCaches();
  api = fakeApi();
  api.answer(getMuster, () => aMuster());
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
});

afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderWithPortal(openAt.muster, { path: '/projects/7/muster', profile: aProfile({ isByggtun: true }) });
type User = ReturnType<typeof open>['user'];

const found = (name: string) => screen.findByRole('button', { name: `Funnet: ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const count = () => screen.getAllByRole('status')[0];
const names = () =>
  screen
    .getAllByRole('button', { name: /^Funnet: / })
    .map((one) => one.getAttribute('aria-label')?.replace('Funnet: ', ''));

/** The next press is not the second of a double one. */
const pause = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + doublePress);
const press = async (user: User, name: string) => {
  pause();
  await user.click(await found(name));
};

const endRollCall = async (user: User) => {
  await user.click(button('Avslutt opprop'));
  const dialog = await screen.findByRole('dialog', { name: 'Avslutte oppropet?' });
  await user.click(within(dialog).getByRole('button', { name: 'Avslutt opprop' }));
};

test('who is found is ticked; the roll call stays on the device until it is ended, also of who has gone out', async () => {
  const { user, unmount } = open();
  await press(user, 'Åse Strand');
  expect(await found('Åse Strand')).toHaveAttribute('aria-pressed', 'true');
  expect(count()).toHaveTextContent('3mangler1 av 4 personer funnet.');
  await press(user, 'Silje Moen');
  await press(user, 'Silje Moen');
  expect(count()).toHaveTextContent('3mangler');
  unmount();

  api.answer(getMuster, () =>
    aMuster({ people: [aMusterPerson({ id: 9, name: 'Sent Ute' }), aMusterPerson()] }),
  );
  const { user: later } = open();
  await waitFor(() => expect(count()).toHaveTextContent('2mangler1 av 5 personer funnet, 2 sjekket ut.'));
  await later.click(button('Vis bare de som mangler'));
  expect(names()).toEqual(['Piotr Kowalski', 'Sent Ute']);
  await endRollCall(later);
  await waitFor(() => expect(count()).toHaveTextContent('2personer er på plassen'));
  expect(await found('Sent Ute')).toHaveAttribute('aria-pressed', 'false');
});

test('all accounted for is said', async () => {
  api.answer(getMuster, () => aMuster({ people: [aMusterPerson()] }));
  const { user } = open();
  await press(user, 'Piotr Kowalski');
  expect(count()).toHaveTextContent('0mangler: alle er gjort rede for');
  await user.click(button('Vis bare de som mangler'));
  expect(screen.getByText('Ingen mangler.')).toBeVisible();
});

test('while only the missing are shown nobody goes from under the finger, and a double press finds one', async () => {
  const { user } = open();
  await press(user, 'Åse Strand');
  await user.click(button('Vis bare de som mangler'));
  const missing = ['Silje Moen', 'Piotr Kowalski', 'vikar@bemanningen.example'];
  expect(names()).toEqual(missing);
  pause();
  await user.dblClick(await found('Silje Moen'));
  expect(await found('Silje Moen')).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(missing);
  await user.click(await found('Piotr Kowalski'));
  expect(await found('Piotr Kowalski')).toHaveAttribute('aria-pressed', 'false');
  expect(count()).toHaveTextContent('2mangler');
  // Its name says what it does: pressed or not would say the opposite.
  expect(button('Vis alle')).not.toHaveAttribute('aria-pressed');
  await user.click(button('Vis alle'));
  expect(names()).toHaveLength(4);
  await user.click(button('Vis bare de som mangler'));
  expect(names()).toEqual(missing.slice(1));
});

test.each<[string, Partial<Muster>, string, string]>([
  ['has checked out', { lapsed: [] }, 'Sjekket ut', '2mangler1 av 4 personer funnet, 1 sjekket ut.'],
  ['has only lapsed', { lapsed: [3] }, 'Ikke lenger på listen', '3mangler1 av 4 personer funnet.'],
  ['an older server leaves out', {}, 'Sjekket ut', '2mangler1 av 4 personer funnet, 1 sjekket ut.'],
])('who %s keeps their place; the missing are those who may be there', async (_who, over, said, counts) => {
  const { user, unmount } = open();
  await press(user, 'Piotr Kowalski');
  const before = names();
  unmount();
  api.answer(getMuster, () => aMuster({ people: aMuster().people.filter(({ id }) => id !== 3), ...over }));
  open();
  await waitFor(() => expect(count()).toHaveTextContent(counts));
  expect(names()).toEqual(before);
  expect(screen.getByRole('region', { name: 'Granlund Elektro AS' })).toHaveTextContent(said);
});

test('when it is ended the focus goes to the count, and the next one begins with everybody', async () => {
  const { user } = open();
  await press(user, 'Åse Strand');
  await user.click(button('Vis bare de som mangler'));
  await endRollCall(user);
  await waitFor(() => expect(count()).toHaveFocus());
  expect(count()).toHaveTextContent('4personer er på plassen');
  await press(user, 'Åse Strand');
  expect(names()).toHaveLength(4);
  expect(button('Vis bare de som mangler')).toBeVisible();
});
