import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { DeleteKiosk } from './DeleteKiosk';

test('who takes the question back stands on the button that asked it', async () => {
  const onDeleted = jest.fn();
  const { user } = renderWithPortal(<DeleteKiosk onDeleted={onDeleted} />);
  const ask = { name: 'Slett kioskoppsett' };
  expect(screen.getByRole('button', ask)).not.toHaveFocus();
  for (const key of ['{Enter}', '{Escape}']) {
    await user.click(screen.getByRole('button', ask));
    expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus();
    await user.keyboard(key);
    expect(screen.getByRole('button', ask)).toHaveFocus();
  }
  expect(onDeleted).not.toHaveBeenCalled();
});
