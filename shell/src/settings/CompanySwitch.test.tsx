import { getProfile, type Profile, setActive } from '@byggtun/shared/contract/user';
import { keepAnswer } from '@byggtun/shared/portal/keptAnswers';
import { useCall } from '@byggtun/shared/portal/useCall';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { firstCallsKey } from '../session/firstCallsKey';
import { unsaved } from '../state/unsaved';
import { CompanySwitch } from './CompanySwitch';

const relation = (contactId: number, contactName: string, inActive = false) => ({
  contactPersonId: contactId + 5,
  contactId,
  contactName,
  inActive,
});
const two = [relation(2, 'Nordre Tømrer AS'), relation(3, 'Granlund Elektro AS')];
const reload = jest.fn();

const show = (profile: Partial<Profile>) =>
  renderWithPortal(<CompanySwitch reload={reload} />, { profile: aProfile(profile) });

beforeEach(() => reload.mockReset());

test.each<[string, Partial<Profile>]>([
  ['one company', {}],
  ['the other one is deactivated', { contactPersonRelations: [relation(2, 'A'), relation(3, 'B', true)] }],
  ['developer staff', { isByggtun: true, contactPersonRelations: two }],
])('no choice: %s', (_, profile) => {
  show(profile);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a choice is stored, and then the portal is loaded anew without a question of the browser', async () => {
  window.addEventListener('beforeunload', (event) => event.preventDefault());
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave()).toBe(false);
  fakeCaches();
  const api = fakeApi();
  api.answer(setActive, () => aProfile());
  const { user } = show({ contactPersonRelations: two });
  localStorage.setItem(firstCallsKey, '{}');
  const choice = screen.getByRole('combobox', { name: 'Aktivt firma' });
  expect(choice).toHaveDisplayValue('Nordre Tømrer AS');
  await user.selectOptions(choice, 'Granlund Elektro AS');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(mayLeave()).toBe(true);
  expect(api.calls(setActive)).toMatchObject([{ body: { contactId: 3 } }]);
  expect(localStorage.getItem(firstCallsKey)).toBeNull();
  // What was still on its way is the other company's.
  await keepAnswer('7', 'GET /projects', []);
  expect(await caches.keys()).toEqual([]);
});

test('what would be lost is asked about before the company is changed', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const api = fakeApi();
  api.answer(setActive, () => aProfile());
  const release = unsaved.hold();
  const { user } = show({ contactPersonRelations: two });
  const choose = async (answer: string) => {
    await user.selectOptions(screen.getByRole('combobox'), 'Granlund Elektro AS');
    const question = screen.getByRole('dialog', { name: 'Bytte firma nå?' });
    await user.click(within(question).getByRole('button', { name: answer }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  await choose('Avbryt');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Nordre Tømrer AS');
  expect([api.calls(setActive), reload.mock.calls]).toEqual([[], []]);
  await choose('Bytt firma');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  release();
});

test('a choice that could not be stored leaves the company as it was', async () => {
  fakeApi().refuse(setActive, 403, { message: 'Du er ikke aktiv kontaktperson i dette firmaet.' });
  const { user, notices } = show({ contactPersonRelations: two });
  await user.selectOptions(screen.getByRole('combobox'), 'Granlund Elektro AS');
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Nordre Tømrer AS');
  expect(reload).not.toHaveBeenCalled();
});

/** As the frame, which follows the profile. */
function Frame() {
  useCall(getProfile, {}, { quiet: true });
  return <CompanySwitch reload={reload} />;
}

test('where the answer to a choice is lost, the profile tells whether it was stored', async () => {
  const api = fakeApi();
  const profile = aProfile({ contactPersonRelations: two });
  api.answer(getProfile, () => profile);
  api.drop(setActive);
  const { user } = renderWithPortal(<Frame />, { profile });
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox'), 'Granlund Elektro AS');
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(2));
  expect(reload).not.toHaveBeenCalled();
});
