import { getStart, putSetting } from '@byggtun/shared/contract/setting';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { openTheme, type ThemeStore } from './themeStore';
import { useThemeSetting } from './useThemeSetting';

let api: FakeApi;
let theme: ThemeStore;

const none = { cometanceUpdated: null, noHmsCard: null };

function Choice() {
  const [store] = useState(() => theme);
  const { choice, choose } = useThemeSetting(store);
  return <button onClick={() => choose('dark')}>Valgt {choice}</button>;
}

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getStart, () => ({ ...none, BTDarkMode: null }));
  api.answer(putSetting, ({ body }) => ({ value: body }));
  theme = openTheme();
});

test.each([
  ['0', 'system'],
  ['1', 'light'],
  ['2', 'dark'],
])('what the server keeps as %s is shown as %s', async (value, choice) => {
  theme.choose(choice === 'light' ? 'dark' : 'light', true);
  api.answer(getStart, () => ({ ...none, BTDarkMode: value }));
  renderWithPortal(<Choice />);
  expect(await screen.findByRole('button', { name: `Valgt ${choice}` })).toBeVisible();
});

test('who has never chosen has the look of the device, not that of the person before', async () => {
  theme.choose('dark', true);
  renderWithPortal(<Choice />);
  expect(await screen.findByRole('button', { name: 'Valgt system' })).toBeVisible();
  expect(openTheme().choice()).toBe('system');
  expect(api.calls(putSetting)).toEqual([]);
});

test('what was chosen before the server has said that nothing was stays', async () => {
  let give: () => void = () => undefined;
  api.answer(getStart, () => new Promise((resolve) => (give = () => resolve({ ...none, BTDarkMode: null }))));
  theme.choose('light', true);
  renderWithPortal(<Choice />);
  await waitFor(() => expect(api.calls(getStart)).toHaveLength(1));
  // In another tab.
  act(() => theme.choose('dark', true));
  await act(() => Promise.resolve(give()));
  expect(screen.getByRole('button', { name: 'Valgt dark' })).toBeVisible();
});

test('a choice shows at once and is stored; a reload starts with it', async () => {
  const { user } = renderWithPortal(<Choice />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Valgt dark' })).toBeVisible();
  await waitFor(() =>
    expect(api.calls(putSetting)).toMatchObject([{ params: { key: 'BTDarkMode' }, body: '2' }]),
  );
  expect(openTheme().mode()).toBe('dark');
});

test('F2 switches between light and dark', async () => {
  const { user } = renderWithPortal(<Choice />);
  await user.keyboard('{F2}');
  expect(theme.mode()).toBe('dark');
  await user.keyboard('{F2}');
  expect(theme.mode()).toBe('light');
  await waitFor(() => expect(api.calls(putSetting).map(({ body }) => body)).toEqual(['2', '1']));
});

test('a second choice stays while the first is being stored, and is what the server keeps', async () => {
  api.answer(getStart, () => ({ ...none, BTDarkMode: '1' }));
  const answers: (() => void)[] = [];
  api.answer(
    putSetting,
    ({ body }) => new Promise((resolve) => answers.push(() => resolve({ value: body }))),
  );
  const seen: string[] = [];
  theme.subscribe(() => seen.push(theme.choice()));
  const { user } = renderWithPortal(<Choice />);
  expect(await screen.findByRole('button', { name: 'Valgt light' })).toBeVisible();
  await user.keyboard('{F2}{F2}{F2}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.keyboard('{F2}');
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(api.calls(putSetting).map(({ body }) => body)).toEqual(['2', '1']));
  expect(screen.getByRole('button', { name: 'Valgt light' })).toBeVisible();
  expect(seen).toEqual(['light', 'dark', 'light', 'dark', 'light']);
});

test('a choice that could not be stored is undone, and the person is told', async () => {
  api.answer(getStart, () => ({ ...none, BTDarkMode: '1' }));
  theme.choose('light', true);
  api.drop(putSetting);
  const { user, notices } = renderWithPortal(<Choice />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ikke kontakt med server' }]));
  await waitFor(() => expect(theme.choice()).toBe('light'));
  expect(openTheme().choice()).toBe('light');
});

test('a kiosk forgets the choice with the page', async () => {
  const { user } = renderWithPortal(<Choice />, { kiosk: true });
  await user.click(screen.getByRole('button'));
  expect(theme.mode()).toBe('dark');
  expect(localStorage).toHaveLength(0);
});
