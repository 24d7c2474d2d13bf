import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { contactSearchLimit, searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { aComplaint } from '@byggtun/shared/testing/builders';
import { waitFor } from '@testing-library/react';

import {
  colleagues,
  type ComplaintServer,
  complaintServer,
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

describe('Endre ansvarlig', () => {
  test('a contractor chooses among the contact persons without the current one', async () => {
    server.api.answer(updateComplaint, () => aComplaint({ contactPersonId: 6 }));
    const { user } = await openDialog(server, 'Endre ansvarlig');
    await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
    expect(await inDialog().findByText('Ny ansvarlig er ikke valgt!')).toBeVisible();
    expect(inDialog().queryByRole('radio', { name: /Piotr/ })).not.toBeInTheDocument();
    await user.click(inDialog().getByRole('radio', { name: /Marte Haugen/ }));
    await user.click(inDialog().getByRole('button', { name: 'Endre ansvarlig' }));
    await waitFor(() =>
      expect(server.api.calls(updateComplaint)[0]?.body).toEqual({
        lineIndexLineId: 101,
        version: 1,
        contactPersonId: 6,
      }),
    );
  });

  test('developer staff search from the third character', async () => {
    server.api.answer(searchContactPersons, () => colleagues);
    const may = { ...nothing, changeResponsible: true };
    const { user } = await openDialog(server, 'Endre ansvarlig', aComplaint({ may }), staff);
    const search = inDialog().getByRole('searchbox');
    await user.type(search, 'ma');
    expect(inDialog().getByText('Skriv minst 3 tegn for å søke.')).toBeVisible();
    await user.type(search, 'r');
    expect(await inDialog().findByRole('radio', { name: /Marte Haugen/ })).toBeVisible();
    expect(server.api.calls(searchContactPersons)).toEqual([
      { params: {}, query: { text: 'mar' }, body: undefined },
    ]);
    // The responsible is found too, and is not offered.
    const said = inDialog().getByRole('status');
    expect(said).toHaveTextContent(/^1 treff$/);
    server.api.refuse(searchContactPersons, 500);
    await user.type(search, 't');
    expect(await inDialog().findByText('Søket svarte ikke. Endre søket for å prøve igjen.')).toBeVisible();
    expect(said).toBeEmptyDOMElement();
    const other = { fullName: 'Martine Lie', contactId: 3, contactName: 'Granlund Elektro AS' };
    server.api.answer(searchContactPersons, () =>
      Array.from({ length: contactSearchLimit }, (_, index) => ({ ...other, id: 100 + index })),
    );
    await user.type(search, 'i');
    await waitFor(() => expect(said).toHaveTextContent('50 treff. Det finnes flere.'));
  });

  test('who is chosen stays in sight and chosen over another search', async () => {
    server.api.answer(searchContactPersons, ({ query }) => (query.text === 'mar' ? colleagues : []));
    const may = { ...nothing, changeResponsible: true };
    const { user } = await openDialog(server, 'Endre ansvarlig', aComplaint({ may }), staff);
    const search = inDialog().getByRole('searchbox');
    await user.type(search, 'mar');
    await user.click(await inDialog().findByRole('radio', { name: /Marte Haugen/ }));
    await user.clear(search);
    await user.type(search, 'lars');
    expect(await inDialog().findByText('Ingen treff. Prøv en annen skrivemåte.')).toBeVisible();
    expect(inDialog().getByRole('radio', { name: /Marte Haugen/ })).toBeChecked();
    expect(inDialog().getAllByRole('radio')).toHaveLength(1);
  });

  test('who searches the one who is responsible already is told so', async () => {
    server.api.answer(searchContactPersons, () => colleagues.filter(({ id }) => id === 7));
    const may = { ...nothing, changeResponsible: true };
    const { user } = await openDialog(
      server,
      'Endre ansvarlig',
      aComplaint({ may, contactPersonId: 7 }),
      staff,
    );
    await user.type(inDialog().getByRole('searchbox'), 'piotr');
    expect(await inDialog().findByText('Personen er allerede ansvarlig.')).toBeVisible();
    expect(inDialog().getByRole('status')).toHaveTextContent('Ingen treff');
  });
});
