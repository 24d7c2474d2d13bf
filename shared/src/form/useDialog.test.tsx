import { screen } from '@testing-library/react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { useDialog } from './useDialog';

const Dialog = ({ onClosed }: { onClosed: () => void }) => (
  <div role="dialog" aria-label="Ferdigstill saken">
    <button onClick={onClosed}>Avbryt</button>
  </div>
);

function Opener({ load }: { load: () => Promise<typeof Dialog> }) {
  const dialog = useDialog(load);
  return (
    <>
      <button onClick={dialog.open}>Ferdigstill</button>
      {dialog.Dialog ? <dialog.Dialog onClosed={dialog.close} /> : null}
    </>
  );
}

test('a dialog whose code can not be fetched says so, and opens at the next press', async () => {
  const load = jest.fn(() => Promise.resolve(Dialog));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { user, notices } = renderWithPortal(<Opener load={load} />);

  await user.click(screen.getByRole('button', { name: 'Ferdigstill' }));
  expect(notices).toEqual([
    { kind: 'warning', text: 'Kunne ikke åpne vinduet. Sjekk nettforbindelsen, og prøv igjen.' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Ferdigstill' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(notices).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the code is fetched early, and nothing is said when that fails', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject(new Error('ChunkLoadError')));
  const { notices } = renderWithPortal(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1500);
  jest.useRealTimers();
  expect(load).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
});
