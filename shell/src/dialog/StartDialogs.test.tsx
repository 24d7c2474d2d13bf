import { listCourses } from '@byggtun/shared/contract/course';
import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { getStart, putSetting } from '@byggtun/shared/contract/setting';
import { getProfile } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { formatDate, today } from '@byggtun/shared/text/date';
import { screen, waitFor, within } from '@testing-library/react';

import { StartDialogs } from './StartDialogs';

/** Another person in each test: what one has closed is remembered. */
let id = 100;
const noCard = () => aProfile({ id, hmsCardNumber: null, hmsCardIssuedDate: null });
const settings = { cometanceUpdated: null, noHmsCard: null, BTDarkMode: null };

let api: FakeApi;
beforeEach(() => {
  id += 1;
  api = fakeApi();
  api.answer(getStart, () => settings);
  api.answer(listCourses, () => ({
    courses: [{ id: 1, name: 'Stillasbygging', hasExpiryDate: false }],
    coursesContactPerson: [],
  }));
});

/** With a dialog of an area that waits for its turn. */
const open = () => {
  const view = renderWithPortal(<StartDialogs start={null} />, { profile: noCard() });
  const others = jest.fn();
  view.portal.dialogs.wait(others);
  return { ...view, others };
};
const leave = async (user: ReturnType<typeof open>['user'], name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

test("what the portal asks comes first, one at a time, and an area's dialog after it", async () => {
  const { user, others } = open();
  await leave(user, 'Registrer HMS-kortet ditt');
  expect(others).not.toHaveBeenCalled();
  await leave(user, 'Hvilke kurs har du?');
  await waitFor(() => expect(others).toHaveBeenCalledTimes(1));
});

test('what was put off stays away when the frame around it is drawn anew, as at 404; the next person is asked', async () => {
  const first = open();
  await leave(first.user, 'Registrer HMS-kortet ditt');
  await leave(first.user, 'Hvilke kurs har du?');
  first.unmount();
  const again = open();
  await waitFor(() => expect(again.others).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  again.unmount();
  id += 1;
  open();
  expect(await screen.findByRole('dialog', { name: 'Registrer HMS-kortet ditt' })).toBeInTheDocument();
});

test('what was answered is fetched anew, for the next start', async () => {
  api.answer(putSetting, ({ body }) => ({ value: body }));
  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  api.answer(getStart, () => ({ ...settings, noHmsCard: 'true' }));
  await user.click(within(dialog).getByRole('button', { name: 'Jeg har ikke HMS-kort' }));
  await user.click(within(dialog).getByRole('button', { name: 'Bekreft' }));
  expect(await screen.findByRole('dialog', { name: 'Hvilke kurs har du?' })).toBeInTheDocument();
  await waitFor(() => expect(api.calls(getStart)).toHaveLength(2));
});

/** A page behind the dialog, that has fetched the profile. */
function Page() {
  return <p>Kortet er {useCall(getProfile, {}).data?.hmsCardNumber ?? 'ukjent'}</p>;
}

test('a card that was saved stands on the page behind it, too', async () => {
  api.answer(getProfile, noCard);
  const saved = { ...noCard(), hmsCardNumber: '1234567', hmsCardIssuedDate: today() };
  api.answer(saveHmsCard, () => saved);
  const behind = (
    <>
      <StartDialogs start={null} />
      <Page />
    </>
  );
  const { user } = renderWithPortal(behind, { profile: noCard() });
  const dialog = await screen.findByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  await user.type(within(dialog).getByLabelText(/HMS kortnummer/), '1234567');
  await user.click(within(dialog).getByLabelText(/Utstedt dato/));
  await user.paste(formatDate(today()));
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Kortet er 1234567')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(1);
});

test('an area waits until it is known that nothing is asked', async () => {
  let answer: () => void = () => undefined;
  api.answer(
    getStart,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...settings, noHmsCard: 'true', cometanceUpdated: '2999-01-01' });
      }),
  );
  const { others } = open();
  await waitFor(() => expect(api.calls(getStart)).toHaveLength(1));
  expect(others).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(others).toHaveBeenCalled());
});

test.each([
  ['settings', () => api.refuse(getStart, 500)],
  ['courses', () => api.refuse(listCourses, 500)],
])('an area does not wait for %s that can not be had', async (what, fail) => {
  if (what === 'courses') api.answer(getStart, () => ({ ...settings, noHmsCard: 'true' }));
  fail();
  const { others } = open();
  await waitFor(() => expect(others).toHaveBeenCalled());
});
