import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { waitFor } from '@testing-library/react';

import {
  type ComplaintServer,
  complaintServer,
  finished,
  inDialog,
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
    await openDialog(server, 'Endre status', owned, staff);
    const names = inDialog()
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(names).toEqual(['Påbegynt', 'Utført', 'Lukket', 'Gjenåpnet', 'Avvist', 'Ikke behandlet']);
  });

  test('needs a status and a comment', async () => {
    const { user } = await openDialog(server, 'Endre status', owned, staff);
    await user.click(inDialog().getByRole('button', { name: 'Endre status' }));
    expect(await inDialog().findByText('Ny status er ikke lagt til!')).toBeVisible();
    expect(inDialog().getByText('Kommentar er ikke lagt til!')).toBeVisible();
  });

  test('sends both', async () => {
    server.api.answer(updateComplaint, () => finished);
    const { user } = await openDialog(server, 'Endre status', owned, staff);
    await user.click(inDialog().getByRole('radio', { name: 'Lukket' }));
    await user.type(inDialog().getByLabelText(/Kommentar/), 'Avtalt.');
    await user.click(inDialog().getByRole('button', { name: 'Endre status' }));
    await waitFor(() =>
      expect(server.api.calls(updateComplaint)[0]?.body).toMatchObject({
        lineStatus: 3,
        newComment: 'Avtalt.',
      }),
    );
  });
});
