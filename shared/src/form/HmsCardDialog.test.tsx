import { screen, waitFor } from '@testing-library/react';

import { saveHmsCard } from '../contract/hmsCard';
import { putSetting } from '../contract/setting';
import { aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { formatDate, today } from '../text/date';
import { HmsCardDialog } from './HmsCardDialog';

let api: FakeApi;
const onSaved = jest.fn();
const onClosed = jest.fn();

beforeEach(() => {
  api = fakeApi();
  onSaved.mockReset();
  onClosed.mockReset();
});

const open = (reason: 'missing' | 'expired' = 'missing') =>
  renderWithPortal(<HmsCardDialog reason={reason} onSaved={onSaved} onClosed={onClosed} />);
const press = (name: string) => screen.getByRole('button', { name });

test('it says why one is asked', async () => {
  open();
  const why = screen.getByText(/Alle som arbeider på en byggeplass, skal ha gyldig HMS-kort/);
  await waitFor(() => expect(why).toBeVisible());
});

test('both fields are needed, with the prescribed texts', async () => {
  const { user } = open();
  await user.click(press('Lagre'));
  expect(await screen.findByText('HMS kortnummer må fylles ut!')).toBeVisible();
  expect(screen.getByText('Utstedt dato må fylles ut!')).toBeVisible();
  expect(api.calls(saveHmsCard)).toEqual([]);
});

test('the number takes digits alone; a card of today is stored and becomes part of the profile', async () => {
  const saved = aProfile({ hmsCardNumber: '1234567', hmsCardIssuedDate: today() });
  api.answer(saveHmsCard, () => saved);
  const { user } = open();
  await user.type(screen.getByLabelText(/HMS kortnummer/), '12-34 567x');
  expect(screen.getByLabelText(/HMS kortnummer/)).toHaveValue('1234567');
  await user.click(screen.getByLabelText(/Utstedt dato/));
  await user.paste(formatDate(today()));
  await user.click(press('Lagre'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(api.calls(saveHmsCard)).toMatchObject([
    { body: { hmsCardNumber: '1234567', hmsCardIssuedDate: today() } },
  ]);
});

test.each([
  ['01.01.2019', 'Kortet kan ikke være utstedt for mere en 2 år siden!'],
  ['1.1.2019', 'Kortet kan ikke være utstedt for mere en 2 år siden!'],
  ['010119', 'Kortet kan ikke være utstedt for mere en 2 år siden!'],
  ['31.12.2099', 'Kortet kan ikke være utstedt senere enn i dag!'],
  ['31.11.2025', 'Datoen finnes ikke.'],
])('of a card of %s is said: %s', async (typed, text) => {
  const { user } = open();
  await user.type(screen.getByLabelText(/Utstedt dato/), typed);
  await user.click(press('Lagre'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/Utstedt dato/)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getByText('HMS kortnummer må fylles ut!')).toBeVisible();
  expect(api.calls(saveHmsCard)).toEqual([]);
});

test('a card that has run out says so', async () => {
  open('expired');
  await waitFor(() => expect(screen.getByText('HMS kortnummer er gått ut!')).toBeVisible());
});

test("'Jeg har ikke HMS-kort' asks first, and is then remembered", async () => {
  api.answer(putSetting, ({ body }) => ({ value: body }));
  const { user } = open();
  await user.click(press('Jeg har ikke HMS-kort'));
  const question = screen.getByRole('alertdialog', { name: 'Du vil ikke få fysisk tilgang på prosjektet' });
  await waitFor(() => expect(question).toBeVisible());
  expect(api.calls(putSetting)).toEqual([]);
  await user.click(press('Bekreft'));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(putSetting)).toMatchObject([{ params: { key: 'noHmsCard' }, body: 'true' }]);
});

test('Escape in the question takes the question back, and leaves the dialog open', async () => {
  const { user } = open();
  // While it opens it takes the focus to itself.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await user.click(press('Jeg har ikke HMS-kort'));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Jeg har ikke HMS-kort' })).toHaveFocus();
  expect(onClosed).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

  await user.type(screen.getByLabelText(/HMS kortnummer/), '123');
  await user.click(press('Avbryt'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/HMS kortnummer/)).toHaveValue('123');
  expect(onClosed).not.toHaveBeenCalled();
});

test('a save that fails keeps the dialog with what was typed', async () => {
  api.drop(putSetting);
  const { user, notices } = open();
  await user.type(screen.getByLabelText(/HMS kortnummer/), '123');
  await user.click(press('Jeg har ikke HMS-kort'));
  await user.click(press('Bekreft'));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ikke kontakt med server' }]));
  expect(screen.getByLabelText(/HMS kortnummer/)).toHaveValue('123');
  expect(onClosed).not.toHaveBeenCalled();
});
