import { actionTexts } from '@byggtun/shared/contract/actionRules';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import { complaintTexts, updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { staleCode } from '@byggtun/shared/contract/error';
import { aComplaint, anAction } from '@byggtun/shared/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';

import { actionServer, openAction } from '../testing/openAction';
import { complaintServer, finished, inDialog, openDialog, staff } from '../testing/openComplaint';

beforeEach(() => sessionStorage.clear());

const meanwhile = 'Saken er endret mens dette vinduet var åpent. Det du har skrevet, er beholdt.';
const goOn = { name: 'Fortsett med saken slik den er nå' };
const may = { finish: true, changeStatus: true, changeResponsible: true, comment: true };
const shown = aComplaint({ may });
/** What somebody else has made of it. */
const moved = aComplaint({
  ...{ may, version: 2, lineStatus: 1, regStatus: 'Påbegynt' },
  ...{ contactPersonId: 5, contactPersonPersonFullName: 'Åse Strand' },
});

const press = (name: string) => inDialog().getByRole('button', { name });

/** The dialogs of a complaint, and how one fills each in. */
const dialogs = [
  ['Ferdigstill', undefined, { lineStatus: 2, newComment: 'Justert.' }],
  ['Endre status', 'Lukket', { lineStatus: 3, newComment: 'Justert.' }],
  ['Endre ansvarlig', 'Marte Haugen', { contactPersonId: 6 }],
] as const;

const fillIn = async (name: string, choice: string | undefined) => {
  const server = complaintServer();
  const contractor = name === 'Endre status' ? staff : undefined;
  const view = await openDialog(server, `^${name}$|check ${name}$`, shown, contractor);
  if (choice) await view.user.click(inDialog().getByRole('radio', { name: new RegExp(choice) }));
  if (name !== 'Endre ansvarlig') await view.user.type(inDialog().getByLabelText(/Kommentar/), 'Justert.');
  return { ...view, server };
};

describe.each(dialogs)('%s, while somebody else changes the case', (name, choice, sent) => {
  test('says what has changed, and saves on top of it only when told to', async () => {
    const { user, hub, server } = await fillIn(name, choice);
    server.api.refuse(updateComplaint, 400, { error: staleCode, message: complaintTexts.stale });
    server.stored = moved;
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
    expect(await inDialog().findByText(meanwhile)).toBeVisible();
    expect(inDialog().getByText('Åpen → Påbegynt')).toBeVisible();
    expect(inDialog().getByText('Piotr Kowalski → Åse Strand')).toBeVisible();

    await user.click(press(name));
    await waitFor(() =>
      expect(server.api.calls(updateComplaint)[0]?.body).toMatchObject({ ...sent, version: 1 }),
    );

    server.api.answer(updateComplaint, () => (server.stored = finished));
    await user.click(await inDialog().findByRole('button', goOn));
    expect(inDialog().queryByText(meanwhile)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await user.click(press(name));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.api.calls(updateComplaint)[1]?.body).toEqual({
      lineIndexLineId: 101,
      ...sent,
      version: 2,
    });
  });

  test('that the portal has not heard of, keeps what was typed and says so', async () => {
    const { user, server, notices } = await fillIn(name, choice);
    server.api.refuse(updateComplaint, 400, { error: staleCode, message: complaintTexts.stale });
    server.stored = moved;
    await user.click(press(name));
    expect(await inDialog().findByText(meanwhile)).toBeVisible();
    expect(notices).toEqual([{ kind: 'warning', text: complaintTexts.stale }]);
    if (name !== 'Endre ansvarlig') expect(inDialog().getByLabelText(/Kommentar/)).toHaveValue('Justert.');
  });
});

test('what is chosen and is so now is to be chosen anew', async () => {
  const { user, hub, server } = await fillIn('Endre status', 'Påbegynt');
  server.stored = moved;
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
  await user.click(await inDialog().findByRole('button', goOn));
  expect(inDialog().queryByRole('radio', { name: 'Påbegynt' })).not.toBeInTheDocument();
  expect(inDialog().getAllByRole('radio')[0]).toHaveFocus();
  await user.click(press('Endre status'));
  expect(await inDialog().findByText(complaintTexts.statusMissing)).toBeVisible();
  expect(server.api.calls(updateComplaint)).toEqual([]);
});

test.each([
  ['Sett som behandlet', 'Bekreft', { actionStatus: 3 }],
  ['Endre ansvarlig', 'Endre ansvarlig', { responsibleId: 6 }],
] as const)('%s of an action is said of the one that was shown', async (opener, name, sent) => {
  const server = actionServer();
  server.api.refuse(saveAction, 400, { error: staleCode, message: actionTexts.stale });
  const { user, hub } = await openAction(server);
  await user.click(screen.getByRole('button', { name: new RegExp(opener) }));
  await screen.findByRole('dialog');
  if (name === 'Endre ansvarlig') await user.click(inDialog().getByRole('radio', { name: /Marte Haugen/ }));
  server.stored = anAction({ version: 2, responsibleId: 5, responsible: 'Åse Strand' });
  act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
  expect(await screen.findAllByText(/Åse Strand/)).not.toEqual([]);
  await user.click(press(name));
  await waitFor(() =>
    expect(server.api.calls(saveAction)).toEqual([
      expect.objectContaining({ body: { id: 31, version: 1, ...sent } }),
    ]),
  );
});
