import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import { getCompany } from '@byggtun/shared/contract/company';
import {
  activateContactPerson,
  addContactPerson,
  deactivateContactPerson,
  getOpenWork,
} from '@byggtun/shared/contract/companySave';
import { inviteContactPerson } from '@byggtun/shared/contract/invitation';
import { getReadiness } from '@byggtun/shared/contract/readiness';
import { getProfile, setActive } from '@byggtun/shared/contract/user';
import { anAttachment, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeFileAddresses } from '@byggtun/shared/testing/fakeUploads';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { aCompany, aLack, aPerson, gone, marte, mayAll, nobodyMay, olav } from '../testing/aCompany';
import { CompanyPage } from './CompanyPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getCompany, () => aCompany());
  api.answer(getReadiness, () => ({ people: 2, lacking: [] }));
});

const open = async (profile = aProfile()) => {
  const view = renderWithPortal(<CompanyPage />, { profile });
  await screen.findByText('Industriveien 14');
  return view;
};
const rowOf = (name: RegExp) => screen.getAllByRole('listitem').find((row) => name.test(row.textContent));
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('the company and its people, the main contact with a star', async () => {
  await open();
  expect(screen.getByText('312 045 003')).toBeVisible();
  expect(screen.getByText('2020 Skedsmokorset')).toBeVisible();
  expect(rowOf(/Marte Haugen/)).toHaveTextContent('Hovedkontaktperson');
  expect(rowOf(/Olav Haugen/)).not.toHaveTextContent('Hovedkontaktperson');
  expect(screen.getByRole('link', { name: 'olav@nordre.example' })).toBeVisible();
});

test('a web address that is stored without https leads to the web', async () => {
  api.answer(getCompany, () => aCompany({ www: 'www.nordre.example' }));
  await open();
  const link = screen.getByRole('link', { name: 'www.nordre.example' });
  expect(link).toHaveAttribute('href', 'https://www.nordre.example');
});

test('who is no main contact can do nothing', async () => {
  api.answer(getCompany, () =>
    aCompany({
      may: { edit: false },
      contactPersons: [{ ...olav, may: nobodyMay }],
      deactivatedContactPersons: [{ ...gone, may: nobodyMay }],
    }),
  );
  await open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.calls(getReadiness)).toEqual([]);
});

test('a contact person is added; what is missing, and an e-mail that is there already, is told in its field', async () => {
  const { user, notices } = await open();
  await user.click(press('Legg til'));
  const dialog = await screen.findByRole('dialog', { name: 'Legg til kontaktperson' });
  const submit = within(dialog).getByRole('button', { name: 'Legg til' });
  await user.click(submit);
  for (const text of ['Fornavn', 'Etternavn', 'Epost', 'Mobil'])
    expect(await within(dialog).findByText(`${text} må fylles ut!`)).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Alle obligatoriske felter må fylles ut!' }]);

  await user.type(within(dialog).getByLabelText(/Fornavn/), 'Ida');
  await user.type(within(dialog).getByLabelText(/Etternavn/), 'Haugen');
  await user.type(within(dialog).getByLabelText(/Epost/), 'ida@nordre.example');
  await user.type(within(dialog).getByLabelText(/Mobil/), '99999102');
  api.refuse(addContactPerson, 400, { errors: { 'person.email': ['Personen er allerede kontaktperson.'] } });
  await user.click(submit);
  expect(await within(dialog).findByText('Personen er allerede kontaktperson.')).toBeVisible();
  const ida = aPerson(10, 'Ida', { may: mayAll });
  const people = { contactPersons: [ida, marte, olav], deactivatedContactPersons: [gone] };
  api.answer(addContactPerson, () => ({ contactPerson: ida, ...people }));
  api.answer(getCompany, () => aCompany(people));
  await user.click(submit);
  expect(await screen.findByRole('button', { name: 'Rediger Ida Haugen' })).toBeVisible();
});

test('before somebody is deactivated one sees what moves; after it they stand among the deactivated, and the rest of the page follows', async () => {
  const { user, notices } = await open();
  const complaint = { id: 101, name: 'Dør går tregt', path: '/complaints/101' };
  const work = { regLines: [complaint], actions: [], checkups: [] };
  api.answer(getOpenWork, () => work);
  await user.click(press('Deaktiver Olav Haugen'));
  const dialog = await screen.findByRole('dialog', { name: 'Deaktivere Olav Haugen?' });
  const moved = await within(dialog).findByText('101 Dør går tregt');
  await waitFor(() => expect(moved).toBeVisible());
  expect(api.calls(deactivateContactPerson)).toHaveLength(0);
  const left = { ...olav, may: { ...nobodyMay, activate: true } };
  const people = { contactPersons: [marte], deactivatedContactPersons: [gone, left] };
  api.answer(deactivateContactPerson, () => ({ ...work, ...people }));
  // As the others of the page say it by then.
  api.answer(getCompany, () => aCompany({ ...people, mainContactPerson: 'Ida Haugen' }));
  api.answer(getReadiness, () => ({ people: 1, lacking: [aLack({ fullName: 'Marte Haugen' })] }));
  await user.click(within(dialog).getByRole('button', { name: 'Deaktiver' }));
  expect(await screen.findByRole('button', { name: 'Gjenopprett Olav Haugen' })).toBeVisible();
  expect(notices).toEqual([
    { kind: 'success', text: 'Olav Haugen er deaktivert. 1 sak er flyttet til deg.' },
  ]);
  expect(await screen.findByText('Ida Haugen')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Mangler før byggeplassen' });
  expect(await within(region).findByText('Marte Haugen')).toBeVisible();
});

test('a deactivation that fails closes the question, is told, and leaves the person where they stood', async () => {
  const { user, notices } = await open();
  api.answer(getOpenWork, () => ({ regLines: [], actions: [], checkups: [] }));
  api.refuse(deactivateContactPerson, 403, { message: 'Firmaets siste hovedkontaktperson.' });
  await user.click(press('Deaktiver Olav Haugen'));
  const dialog = await screen.findByRole('dialog', { name: 'Deaktivere Olav Haugen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Deaktiver' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(notices).toEqual([{ kind: 'warning', text: 'Firmaets siste hovedkontaktperson.' }]);
  expect(press('Deaktiver Olav Haugen')).toBeVisible();
});

test('the courses of somebody are a link away for who may see them', async () => {
  const may = { ...mayAll, seeCourses: true };
  api.answer(getCompany, () => aCompany({ contactPersons: [marte, { ...olav, may }] }));
  await open();
  const links = screen.getAllByRole('link', { name: /^Kurs og sertifikater/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kurs og sertifikater for Olav Haugen', '/people/8/courses'],
  ]);
});

test('somebody is brought back', async () => {
  const { user } = await open();
  const people = { contactPersons: [{ ...gone, may: mayAll }, marte, olav], deactivatedContactPersons: [] };
  api.answer(activateContactPerson, () => people);
  api.answer(getCompany, () => aCompany(people));
  await user.click(press('Gjenopprett Grete Haugen'));
  expect(await screen.findByRole('button', { name: 'Deaktiver Grete Haugen' })).toBeVisible();
  expect(screen.queryByText('Deaktiverte kontaktpersoner')).not.toBeInTheDocument();
});

test('who acts for several companies changes between them', async () => {
  const relation = { contactId: 2, contactName: 'Nordre Tømrer AS', contactPersonId: 7, inActive: false };
  const other = { contactId: 3, contactName: 'Granlund Elektro AS', contactPersonId: 11, inActive: false };
  const profile = aProfile({ contactPersonRelations: [relation, other] });
  api.answer(getProfile, () => profile);
  const { user } = await open(profile);
  await user.click(press('Bytt aktivt firma'));
  const dialog = await screen.findByRole('dialog', { name: 'Bytt aktivt firma' });
  api.answer(setActive, () => ({ ...profile, id: 11, contact: { id: 3, name: 'Granlund Elektro AS' } }));
  await user.click(within(dialog).getByRole('radio', { name: 'Granlund Elektro AS' }));
  await user.click(within(dialog).getByRole('button', { name: 'Bytt' }));
  await waitFor(() => expect(api.calls(setActive).map(({ body }) => body)).toEqual([{ contactId: 3 }]));
});

test('the main contact sees who is invited, and invites: the row says so once the server does', async () => {
  const notYet = { invitationAccepted: false, may: { ...mayAll, invite: true } };
  const invited = { ...notYet, invitedAt: '2026-11-02T10:00:00Z' };
  const people = [
    marte,
    aPerson(11, 'Ida', notYet),
    aPerson(12, 'Per', { ...invited, invitedUntil: '2999-01-01T10:00:00Z' }),
    aPerson(13, 'Eva', { ...invited, invitedUntil: '2026-11-09T10:00:00Z' }),
  ];
  api.answer(getCompany, () => aCompany({ contactPersons: people }));
  const { user, notices } = await open();
  expect(rowOf(/Marte Haugen/)).toHaveTextContent('Har tilgang');
  expect(rowOf(/Ida Haugen/)).toHaveTextContent('Ikke invitert');
  expect(rowOf(/Per Haugen/)).toHaveTextContent('Invitert 02.11.2026');
  expect(rowOf(/Eva Haugen/)).toHaveTextContent('Invitasjonen er utløpt');
  expect(press('Inviter Eva Haugen på nytt')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Inviter Marte/ })).not.toBeInTheDocument();
  const ida = aPerson(11, 'Ida', { ...invited, invitedUntil: '2999-01-01T10:00:00Z' });
  api.answer(inviteContactPerson, () => ida);
  api.answer(getCompany, () => aCompany({ contactPersons: [marte, ida] }));
  await user.click(press('Inviter Ida Haugen'));
  expect(await screen.findByRole('button', { name: 'Inviter Ida Haugen på nytt' })).toBeVisible();
  expect(api.calls(inviteContactPerson)[0]?.body).toEqual({ id: 11 });
  expect(notices).toEqual([{ kind: 'success', text: 'Invitasjonen sendes til ida@nordre.example.' }]);
});

test('the main contact sees what people lack before the site; nobody else is asked for it', async () => {
  const row = aLack({
    coursePictures: [{ course: 'Truck', picture: anAttachment({ fileName: 'truck.jpg' }) }],
  });
  api.answer(getReadiness, () => ({ people: 2, lacking: [row] }));
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
  fakeFileAddresses();
  const { user } = await open();
  const region = screen.getByRole('region', { name: 'Mangler før byggeplassen' });
  for (const text of ['HMS-kort gikk ut 24.12.2025', 'Kurs utgått: Truck', 'PSI mangler: Ensjøtunet'])
    expect(await within(region).findByText(text)).toBeVisible();
  expect(within(region).getByRole('button', { name: 'Eksporter' })).toBeVisible();
  await user.click(within(region).getByRole('button', { name: 'Bilde av kursbeviset: Truck' }));
  const viewer = await screen.findByRole('dialog', { name: 'truck.jpg' });
  await waitFor(() => expect(viewer).toBeVisible());
});
