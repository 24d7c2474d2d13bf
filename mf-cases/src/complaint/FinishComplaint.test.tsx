import { listComments } from '@byggtun/shared/contract/comment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { complaintTexts, updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';

import {
  type ComplaintServer,
  complaintServer,
  finished,
  inDialog,
  openDialog,
} from '../testing/openComplaint';

let server: ComplaintServer;

beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
});

describe('Ferdigstill', () => {
  test('asks for a comment, and puts the focus there', async () => {
    const { user } = await openDialog(server, 'Ferdigstill');
    const comment = inDialog().getByLabelText(/Kommentar/);
    await waitFor(() => expect(comment).toHaveFocus());
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    expect(await inDialog().findByText('Kommentar er ikke lagt til!')).toBeVisible();
    expect(comment).toBeInvalid();
    expect(server.api.calls(updateComplaint)).toEqual([]);
  });

  test('refuses more than 280 visible characters', async () => {
    const { user } = await openDialog(server, 'Ferdigstill');
    await user.click(inDialog().getByLabelText(/Kommentar/));
    await user.paste('å'.repeat(281));
    expect(inDialog().getByText('1 tegn for mye')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    expect(await inDialog().findByText('Kommentaren kan ikke være lengre enn 280 tegn!')).toBeVisible();
  });

  test('saves, shows the saved case, its comments and the counts', async () => {
    server.api.answer(updateComplaint, () => {
      server.stored = finished;
      return finished;
    });
    const { user, told } = await openDialog(server, 'Ferdigstill');
    await user.type(inDialog().getByLabelText(/Kommentar/), 'Justert døren.');
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Utført')).toBeVisible();
    expect(server.api.calls(updateComplaint)).toEqual([
      {
        params: {},
        query: {},
        body: {
          lineIndexLineId: 101,
          version: 1,
          lineStatus: 2,
          newComment: 'Justert døren.',
        },
      },
    ]);
    expect(told.badges).toBe(1);
    expect(server.api.calls(listComments).length).toBeGreaterThan(1);
  });

  test('a stale save keeps the text, says why, and goes on with the new version when told to', async () => {
    server.api.refuse(updateComplaint, 400, { message: complaintTexts.stale });
    const { user, notices } = await openDialog(server, 'Ferdigstill');
    await user.type(inDialog().getByLabelText(/Kommentar/), 'Justert døren.');
    server.stored = aComplaint({ version: 5 });
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    expect(await inDialog().findByText(complaintTexts.stale)).toBeVisible();
    expect(inDialog().getByLabelText(/Kommentar/)).toHaveValue('Justert døren.');
    expect(notices).toEqual([{ kind: 'warning', text: complaintTexts.stale }]);
    await waitFor(() => expect(server.api.calls(getComplaint).length).toBeGreaterThan(1));
    await user.click(inDialog().getByRole('button', { name: 'Fortsett med saken slik den er nå' }));

    server.api.answer(updateComplaint, () => finished);
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    await waitFor(() => expect(server.api.calls(updateComplaint).at(-1)?.body).toMatchObject({ version: 5 }));
  });

  test('a server that does not answer loses nothing', async () => {
    server.api.drop(updateComplaint);
    const { user, notices } = await openDialog(server, 'Ferdigstill');
    await user.type(inDialog().getByLabelText(/Kommentar/), 'Justert.');
    await user.click(inDialog().getByRole('button', { name: 'Ferdigstill' }));
    expect(await inDialog().findByText('Ikke kontakt med server')).toBeVisible();
    expect(inDialog().getByLabelText(/Kommentar/)).toHaveValue('Justert.');
    expect(notices).toEqual([{ kind: 'error', text: 'Ikke kontakt med server' }]);
  });

  test('asks before it throws typed text away', async () => {
    const { user } = await openDialog(server, 'Ferdigstill');
    await user.type(inDialog().getByLabelText(/Kommentar/), 'Halv');
    await user.click(inDialog().getByRole('button', { name: 'Avbryt' }));
    await user.click(inDialog().getByRole('button', { name: 'Fortsett å skrive' }));
    expect(inDialog().getByLabelText(/Kommentar/)).toHaveValue('Halv');
    await user.click(inDialog().getByRole('button', { name: 'Avbryt' }));
    await user.click(inDialog().getByRole('button', { name: 'Forkast' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Ferdigstill/ })).toHaveFocus();
  });
});
