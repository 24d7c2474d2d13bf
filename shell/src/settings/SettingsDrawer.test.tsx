import { aProfile } from '@byggtun/shared/testing/builders';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

import { installPrompt } from './installPrompt';
import { SettingsDrawer } from './SettingsDrawer';

const props = {
  theme: { choice: 'system' as const, choose: jest.fn() },
  onSignOut: jest.fn(),
  onClosed: jest.fn(),
};
const show = (isByggtun = false) =>
  renderWithPortal(<SettingsDrawer {...props} />, { profile: aProfile({ isByggtun }) });

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

test('it closes by its button, and says so', async () => {
  const { user } = show();
  expect(screen.getByRole('dialog', { name: 'Innstillinger' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(props.onClosed).toHaveBeenCalledTimes(1);
});

test('it stays while the page below writes into its address, and closes on the way to another', () => {
  const { portal } = show();
  act(() => portal.navigate(`${portal.location.get().pathname}?show=all`, { replace: true }));
  expect(props.onClosed).not.toHaveBeenCalled();
  act(() => portal.navigate('/elsewhere'));
  expect(props.onClosed).toHaveBeenCalledTimes(1);
});

test('the theme is System, Lyst or Mørkt', async () => {
  const { user } = show();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Mørkt' }));
  expect(props.theme.choose).toHaveBeenCalledWith('dark');
});

test('one signs out here; nothing is offered that is not to be had', async () => {
  const { user } = show(true);
  expect(screen.queryByRole('button', { name: 'Installer som app' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Slett kioskoppsett' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Logg ut' }));
  expect(props.onSignOut).toHaveBeenCalledTimes(1);
});

test('when the browser offers it, the portal can be installed, once', async () => {
  const { user } = show();
  const prompt = jest.fn(() => Promise.resolve());
  act(() => {
    installPrompt.listen();
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await user.click(screen.getByRole('button', { name: 'Installer som app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Installer som app' })).not.toBeInTheDocument(),
  );
});
