import { getCompany } from '@byggtun/shared/contract/company';
import { companyTexts } from '@byggtun/shared/contract/companyRules';
import {
  addContactPerson,
  deactivateContactPerson,
  getOpenWork,
  updateCompany,
  updateContactPerson,
} from '@byggtun/shared/contract/companySave';
import { staleCode } from '@byggtun/shared/contract/error';
import { getReadiness } from '@byggtun/shared/contract/readiness';
import { getProfile } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { aCompany, aPerson, marte, olav } from '../testing/aCompany';
import { CompanyPage } from './CompanyPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getCompany, () => aCompany());
  api.answer(getReadiness, () => ({ people: 2, lacking: [] }));
  api.answer(getProfile, () => aProfile({ id: marte.id }));
});

/** As the menu names who is signed in. */
function OwnName() {
  const { data } = useCall(getProfile, {}, { quiet: true });
  return <p>Hei, {data?.person.firstName}!</p>;
}

const open = async (button: string, dialog: string) => {
  const view = renderWithPortal(
    <>
      <OwnName />
      <CompanyPage />
    </>,
    { profile: aProfile({ id: marte.id }) },
  );
  await view.user.click(await screen.findByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog', { name: dialog }));
  const save = () => view.user.click(form.getByRole('button', { name: 'Lagre' }));
  return { ...view, form, save };
};

test('the main contact edits the company as it was shown; when it has changed since, what has is told, what was typed is kept, and one may go on', async () => {
  const { user, form, save } = await open('Rediger', 'Rediger firmaet');
  const mobile = form.getByLabelText('Mobil');
  await user.clear(mobile);
  await user.type(mobile, '99x999200');
  api.refuse(updateCompany, 400, { error: staleCode, message: companyTexts.companyStale });
  const now = aCompany({ version: 5, address: 'Storgata 1', mobile: '99999300' });
  api.answer(getCompany, () => now);
  await save();
  expect(await form.findByText(companyTexts.companyStale)).toBeVisible();
  expect(await form.findByText('Industriveien 14 → Storgata 1')).toBeVisible();
  expect(form.getByText('99999100 → 99999300')).toBeVisible();
  expect(mobile).toHaveValue('99999200');

  await user.click(form.getByRole('button', { name: 'Fortsett' }));
  expect(form.getByLabelText('Adresse')).toHaveValue('Storgata 1');
  expect(mobile).toHaveFocus();
  api.answer(updateCompany, () => ({ ...now, version: 6, mobile: '99999200' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls(updateCompany).map(({ body }) => [body.version, body.mobile, body.address])).toEqual([
    [4, '99999200', 'Industriveien 14'],
    [5, '99999200', 'Storgata 1'],
  ]);
});

test('a contact person who has changed since is told as well', async () => {
  const { user, form, save } = await open('Rediger Olav Haugen', 'Rediger kontaktperson');
  await user.type(form.getByLabelText('Tittel'), ' og bas');
  api.refuse(updateContactPerson, 400, { error: staleCode, message: companyTexts.personStale });
  const now = { ...olav, version: 2, person: { ...olav.person, mobile: '99999300' } };
  api.answer(getCompany, () => aCompany({ contactPersons: [marte, now] }));
  await save();
  await user.click(await form.findByRole('button', { name: 'Fortsett' }));
  api.answer(updateContactPerson, () => ({ ...now, version: 3 }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls(updateContactPerson)[1]?.body).toMatchObject({
    version: 2,
    person: { mobile: '99999300', title: 'Tømrer og bas' },
  });
});

test('a main contact who edits themselves is named so everywhere', async () => {
  const { user, form, save } = await open('Rediger Marte Haugen', 'Rediger kontaktperson');
  await user.type(form.getByLabelText(/Fornavn/), ' Lise');
  api.answer(updateContactPerson, () => ({ ...marte, version: 2 }));
  const profile = aProfile({ id: marte.id });
  api.answer(getProfile, () => ({ ...profile, person: { ...profile.person, firstName: 'Marte Lise' } }));
  await save();
  expect(await screen.findByText('Hei, Marte Lise!')).toBeVisible();
});

test('after a deactivation whose answer was lost the people are fetched anew; a second try that moves nothing tells of no cases', async () => {
  api.answer(getOpenWork, () => ({ regLines: [], actions: [], checkups: [] }));
  api.drop(deactivateContactPerson);
  const { user, form, notices } = await open('Deaktiver Olav Haugen', 'Deaktivere Olav Haugen?');
  await user.click(form.getByRole('button', { name: 'Deaktiver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(api.calls(getCompany)).toHaveLength(2));

  const people = { contactPersons: [marte], deactivatedContactPersons: [olav] };
  api.answer(getCompany, () => aCompany(people));
  api.answer(deactivateContactPerson, () => ({ ...people, regLines: [], actions: [], checkups: [] }));
  await user.click(screen.getByRole('button', { name: 'Deaktiver Olav Haugen' }));
  const again = within(await screen.findByRole('dialog', { name: 'Deaktivere Olav Haugen?' }));
  await user.click(again.getByRole('button', { name: 'Deaktiver' }));
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Olav Haugen er deaktivert.'));
});

test('after an addition whose answer was lost the people are fetched anew', async () => {
  const { user, form } = await open('Legg til', 'Legg til kontaktperson');
  await user.type(form.getByLabelText(/Fornavn/), 'Ida');
  await user.type(form.getByLabelText(/Etternavn/), 'Haugen');
  await user.type(form.getByLabelText(/Epost/), 'ida@nordre.example');
  await user.type(form.getByLabelText(/Mobil/), '99999102');
  api.drop(addContactPerson);
  api.answer(getCompany, () => aCompany({ contactPersons: [marte, olav, aPerson(10, 'Ida')] }));
  await user.click(form.getByRole('button', { name: 'Legg til' }));
  expect(await screen.findByText('Ida Haugen')).toBeInTheDocument();
});
