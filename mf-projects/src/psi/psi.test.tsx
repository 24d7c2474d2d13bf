import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { getProject } from '@byggtun/shared/contract/project';
import { getPsi } from '@byggtun/shared/contract/projectFile';
import { psiTexts } from '@byggtun/shared/contract/psi';
import { putSetting } from '@byggtun/shared/contract/setting';
import { getProfile } from '@byggtun/shared/contract/user';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi } from '@byggtun/shared/testing/fakeApi';
import { formatDate, today } from '@byggtun/shared/text/date';
import { act, screen, waitFor, within } from '@testing-library/react';

import { openProject, projectApi } from '../testing/openProject';

const noCard = aProfile({ hmsCardNumber: null, hmsCardIssuedDate: null });
const unconfirmed = { psiConfirmed: false };

const dialog = () => screen.findByRole('dialog', { name: 'Personlig sikkerhetsinstruks (PSI)' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const banner = () => screen.findByRole('region', { name: 'PSI' });
const confirm = () => screen.getByRole('button', { name: 'Bekreft' });
type User = ReturnType<typeof openProject>['user'];

let api: FakeApi;
const start = (over: Parameters<typeof projectApi>[0]) => {
  api = projectApi(over);
  api.answer(getPsi, () => new Blob(['%PDF Bruk hjelm']));
  api.answer(putSetting, () => ({ value: '{}' }));
};

async function read(user: User) {
  await user.click(screen.getByRole('button', { name: 'Åpne sikkerhetsinstruksen' }));
  await screen.findByText(/Bruk hjelm/);
  await user.click(await screen.findByRole('button', { name: 'Ferdig' }));
  await waitFor(() => expect(screen.queryByText(/Bruk hjelm/)).not.toBeInTheDocument());
}

test('it opens by itself, and can be confirmed only after the document has been opened', async () => {
  start(unconfirmed);
  const { user } = openProject();
  await dialog();
  expect(confirm()).toBeDisabled();
  expect(confirm()).toHaveAccessibleDescription(psiTexts.unopened);
  await read(user);
  expect(screen.getByText('Åpnet')).toBeVisible();
  expect(confirm()).toBeEnabled();
});

test('a confirmation is of this project alone; banner and chip are right at once', async () => {
  start(unconfirmed);
  const { user, notices } = openProject();
  await dialog();
  await read(user);
  api.answer(getProject, () => aProject({ id: 12, psiConfirmed: true }));
  await user.click(confirm());
  await noDialog();
  expect(api.calls(putSetting)).toEqual([
    {
      params: { key: 'psiAgreement' },
      query: {},
      body: JSON.stringify({ 12: { date: today(), confirm: true } }),
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'PSI' })).not.toBeInTheDocument());
  expect(screen.getByText('PSI bekreftet')).toBeVisible();
  expect(notices.map(({ kind }) => kind)).toEqual(['success']);
});

test('a document that could not be shown does not count as opened', async () => {
  start(unconfirmed);
  api.refuse(getPsi, 500);
  const { user } = openProject();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Åpne sikkerhetsinstruksen' }));
  await screen.findByText(/Filen kunne ikke hentes/);
  await user.click(screen.getAllByRole('button', { name: 'Lukk' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText(/Filen kunne ikke hentes/)).not.toBeInTheDocument());
  expect(confirm()).toBeDisabled();
});

test('who puts it off keeps the banner, which opens it again', async () => {
  start(unconfirmed);
  const { user } = openProject();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Ikke nå' }));
  await noDialog();
  const inBanner = within(await banner());
  expect(inBanner.getByText(/ikke godkjent sikkerhetsinstruksen/)).toBeVisible();
  await user.click(inBanner.getByRole('button', { name: 'Les og bekreft PSI' }));
  await dialog();
});

test('it does not open over another dialog, but when that has gone', async () => {
  start(unconfirmed);
  const { portal } = openProject();
  const othersGoes = portal.dialogs.hold();
  const wait = jest.spyOn(portal.dialogs, 'wait');
  await banner();
  await waitFor(() => expect(wait).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('dialog', { name: /PSI/ })).not.toBeInTheDocument();
  act(othersGoes);
  await dialog();
});

test('a confirmed one has no banner, opens not by itself, and confirming it again gives a warning', async () => {
  start({ psiConfirmed: true });
  const { user, notices } = openProject();
  await screen.findByRole('heading', { name: 'Sandaker park' });
  expect(screen.queryByRole('region', { name: 'PSI' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'PSI' }));
  await dialog();
  await read(user);
  await user.click(confirm());
  expect(notices).toEqual([{ kind: 'warning', text: psiTexts.confirmed }]);
  expect(api.calls(putSetting)).toEqual([]);
});

test('a project without the document says so in its banner, opens nothing by itself, and can not be confirmed', async () => {
  start({ ...unconfirmed, isPsiMissing: true });
  const { user } = openProject();
  const inBanner = within(await banner());
  expect(inBanner.getByText(psiTexts.missing)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // There is nothing to open from it.
  expect(inBanner.queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'PSI' }));
  expect(within(await dialog()).getByText(psiTexts.missing)).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Åpne sikkerhetsinstruksen' })).not.toBeInTheDocument();
});

test('the server’s refusal is told, and the dialog stays', async () => {
  start(unconfirmed);
  api.refuse(putSetting, 400, { message: psiTexts.unopened });
  const { user, notices } = openProject();
  await dialog();
  await read(user);
  await user.click(confirm());
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: psiTexts.unopened }]));
  await waitFor(() => expect(confirm()).toBeEnabled());
});

describe('without an HMS card', () => {
  test('nothing is confirmed, and a banner says how to register one', async () => {
    start(unconfirmed);
    api.answer(getProfile, () => noCard);
    const { user } = openProject('/projects/12', { profile: noCard });
    const inDialog = within(await dialog());
    expect(inDialog.getByText(psiTexts.noCard)).toBeInTheDocument();
    await read(user);
    expect(confirm()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ikke nå' }));
    await noDialog();
    expect(screen.getByRole('region', { name: 'HMS-kort' })).toHaveTextContent(/ikke registrert HMS-kort/);
  });

  test('registering it from the banner takes the banner away, and nothing of the PSI asks for it', async () => {
    start(unconfirmed);
    api.answer(getProfile, () => noCard);
    api.answer(saveHmsCard, () => aProfile());
    const { user } = openProject('/projects/12', { profile: noCard });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Ikke nå' }));
    await noDialog();
    const region = screen.getByRole('region', { name: 'HMS-kort' });
    await user.click(within(region).getByRole('button', { name: 'Registrer HMS-kort' }));
    await screen.findByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
    const number = screen.getByLabelText(/HMS kortnummer/);
    await waitFor(() => expect(number).toHaveFocus());
    await user.click(number);
    await user.paste('1234567');
    await user.click(screen.getByLabelText(/Utstedt dato/));
    await user.paste(formatDate(today()));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    await noDialog();
    expect(screen.queryByRole('region', { name: 'HMS-kort' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Les og bekreft PSI' }));
    await dialog();
    expect(screen.queryByText(psiTexts.noCard)).not.toBeInTheDocument();
  });

  test('one that was registered on another device counts', async () => {
    start({ psiConfirmed: true });
    api.answer(getProfile, () => aProfile());
    openProject('/projects/12', { profile: noCard });
    await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'HMS-kort' })).not.toBeInTheDocument());
  });

  test('who has a card, also one that has run out, has no such banner', async () => {
    start({ psiConfirmed: true });
    openProject('/projects/12', { profile: aProfile({ hmsCardIssuedDate: '2020-01-01' }) });
    await screen.findByRole('heading', { name: 'Sandaker park' });
    expect(screen.queryByRole('region', { name: 'HMS-kort' })).not.toBeInTheDocument();
    expect(api.calls(getProfile)).toEqual([]);
  });
});
