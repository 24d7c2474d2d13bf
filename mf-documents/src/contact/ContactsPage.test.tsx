import { getProject } from '@byggtun/shared/contract/project';
import { listProjectContacts, type ProjectContact } from '@byggtun/shared/contract/projectContact';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { aContact } from '../testing/aContact';
import { ContactsPage } from './ContactsPage';

const kari = aContact({
  contactGroup: 'Byggherre',
  contactName: 'Byggtun AS',
  contactPersonPersonFullName: 'Kari Solberg',
  projContactRole: 'Prosjektleder',
  contactPersonPersonEmail: 'kari@byggtun.example',
});
const piotr = aContact();
const ase = aContact({ contactPersonPersonFullName: 'Åse Strand', contactPersonPersonMobile: '' });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getProject, () => aProject({ id: 3 }));
});

/** The window is so wide. */
const beWide = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const below = /width < (\d+)px/.exec(media)?.[1];
    const around = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { ...around, media, matches: below !== undefined && width < Number(below) } as never;
  });
afterEach(() => jest.restoreAllMocks());

async function open(contacts: ProjectContact[] = [kari, piotr, ase], start: MockStart = {}) {
  api.answer(listProjectContacts, () => contacts);
  const view = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/contacts" element={<ContactsPage />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path: '/projects/3/contacts', ...start },
  );
  await screen.findByText(contacts.length > 0 ? 'Rolle' : /ingen kontakter/);
  return view;
}
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('the contacts stand in groups with telephone and mail links, and each group folds', async () => {
  beWide(1400);
  const { user } = await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kategori',
    'Firma',
    'Kontaktperson',
    'Rolle',
    'Mobil',
    'E-post',
  ]);
  const row = within(screen.getByRole('row', { name: /Kari Solberg/ }));
  expect(row.getByRole('link', { name: '99 99 91 23' })).toHaveAttribute('href', 'tel:99999123');
  expect(row.getByRole('link', { name: 'kari@byggtun.example' })).toHaveAttribute(
    'href',
    'mailto:kari@byggtun.example',
  );
  expect(await screen.findByRole('link', { name: /Sandaker park/ })).toHaveAttribute('href', '/projects/3');
  const group = screen.getByRole('button', { name: /^Tømrer/ });
  expect(group).toHaveAttribute('aria-expanded', 'true');
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Piotr Kowalski')).not.toBeInTheDocument();
  expect(screen.getByText('Kari Solberg')).toBeVisible();
});

test('a search finds the beginning of a full name in any case, and opens the groups anew', async () => {
  beWide(1400);
  const { user } = await open();
  const [said] = screen.getAllByRole('status');
  expect(said).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: /^Tømrer/ }));
  const box = screen.getByRole('searchbox', { name: 'Søk etter navn' });
  await user.type(box, 'ÅSE');
  await waitFor(() => expect(names()).toEqual(['Tømrer1', 'Åse Strand']));
  expect(said).toHaveTextContent('1 treff');
  await user.clear(box);
  await user.type(box, 'strand');
  expect(await screen.findByText('Ingen kontakter har et navn som begynner med «strand».')).toBeVisible();
  expect(said).toHaveTextContent('Ingen treff');
});

test('on a phone a row unfolds what there is no column for', async () => {
  beWide(390);
  api.answer(listProjectContacts, () => [kari]);
  const { user } = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/contacts" element={<ContactsPage />} />
    </Routes>,
    { path: '/projects/3/contacts' },
  );
  const more = await screen.findByRole('button', { name: 'Mer om Kari Solberg' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kontaktperson',
    'Mobil',
    'Mer',
  ]);
  expect(screen.queryByText('Prosjektleder')).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  for (const value of ['Byggtun AS', 'Prosjektleder', 'kari@byggtun.example'])
    expect(screen.getByText(value)).toBeVisible();
});

test.each([
  ['developer staff', { isByggtun: true }, false, true],
  ['contractors', {}, false, false],
  ['a kiosk', { isByggtun: true }, true, false],
])('whether the name of a contact leads %s to the courses', async (_who, over, kiosk, leads) => {
  await open([kari], { profile: aProfile(over), kiosk });
  const link = screen.queryByRole('link', { name: 'Kari Solberg' });
  expect(link?.getAttribute('href')).toBe(leads ? `/people/${kari.id}/courses` : undefined);
});

test('a kiosk has no column for e-mail', async () => {
  beWide(1400);
  await open([kari], { kiosk: true });
  expect(screen.queryByText('E-post')).not.toBeInTheDocument();
});

test('a failure is told in place, and what is no project leads to the Dashboard', async () => {
  api.refuse(listProjectContacts, 404);
  const page = (
    <Routes>
      <Route path="/projects/:id/contacts" element={<ContactsPage />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>
  );
  const view = renderWithPortal(page, { path: '/projects/3/contacts' });
  expect(await screen.findByText(/Kunne ikke hente innholdet. Ikke funnet/)).toBeVisible();
  view.unmount();
  renderWithPortal(page, { path: '/projects/x/contacts' });
  expect(await screen.findByText('Dashboardet')).toBeVisible();
});
