import { updateComplaint } from '@byggtun/shared/contract/complaint';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { waitFor } from '@testing-library/react';

import {
  complaintServer,
  type ComplaintServer,
  finished,
  nothing,
  openDialog,
  staff,
} from '../testing/openComplaint';

let server: ComplaintServer;

beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
});

describe('Endre status', () => {
  const owned = aComplaint({ contactPersonId: 1, may: { ...nothing, changeStatus: true } });

  test('offers any status but the current and the disabled ones', async () => {
    const { dialog } = await openDialog(server, 'Endre status', owned, staff);
    const names = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Påbegynt', 'Utført', 'Lukket', 'Gjenåpnet', 'Avvist', 'Ikke behandlet']);
  });

  test('needs a status and a comment', async () => {
    const { user, dialog } = await openDialog(server, 'Endre status', owned, staff);
    await user.click(dialog.getByRole('button', { name: 'Endre status' }));
    expect(await dialog.findByText('Ny status er ikke lagt til!')).toBeVisible();
    expect(dialog.getByText('Kommentar er ikke lagt til!')).toBeVisible();
  });

  test('sends both', async () => {
    server.api.answer(updateComplaint, () => finished);
    const { user, dialog } = await openDialog(server, 'Endre status', owned, staff);
    await user.click(dialog.getByRole('radio', { name: 'Lukket' }));
    await user.type(dialog.getByLabelText(/Kommentar/), 'Avtalt.');
    await user.click(dialog.getByRole('button', { name: 'Endre status' }));
    await waitFor(() =>
      expect(server.api.calls(updateComplaint)[0]?.body).toMatchObject({
        lineStatus: 3,
        newComment: 'Avtalt.',
      }),
    );
  });
});
