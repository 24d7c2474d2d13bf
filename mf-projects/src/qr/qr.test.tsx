import { getProject } from '@byggtun/shared/contract/project';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { staff } from '../testing/openProject';
import { QrPage } from './QrPage';
import { QrTile } from './QrTile';

const main = aProfile({ isMainContactPerson: true });
const onProject = { projectId: '3', level: 'project' };

describe('the tile', () => {
  const tile = (start: MockStart, params: Record<string, string> = onProject) => {
    renderWithPortal(<QrTile params={params} />, start);
    return screen.queryByRole('link', { name: 'QR-kode' });
  };

  test.each([
    ['developer staff', staff],
    ['a main contact person', main],
  ])('leads %s to the sheet', (_who, profile) =>
    expect(tile({ profile })).toHaveAttribute('href', '/projects/3/qr'),
  );

  test('is not there for others, on kiosks and at houses', () => {
    expect(tile({ profile: aProfile() })).toBeNull();
    expect(tile({ profile: staff, kiosk: true })).toBeNull();
    expect(tile({ profile: staff }, { ...onProject, houseId: '31', level: 'house' })).toBeNull();
  });
});

describe('the sheet', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = fakeApi();
    api.answer(getProject, () => aProject({ id: 3 }));
  });
  const open = (profile = staff, kiosk = false) =>
    renderWithPortal(
      <Routes>
        <Route path="/projects/:id/qr" element={<QrPage />} />
        <Route path="/projects/:id" element={<p>Prosjektsiden</p>} />
        <Route path="/dashboard" element={<p>Dashboardet</p>} />
      </Routes>,
      { path: '/projects/3/qr', profile, kiosk },
    );

  test('says what and where the project is, with the code of its address, and is printed', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = open();
    const sheet = within(await screen.findByRole('article', { name: 'QR-kode for Sandaker park' }));
    expect(sheet.getByRole('heading', { name: 'Sandaker park' })).toBeVisible();
    expect(sheet.getByText('Sandakerveien 11, 0484 Oslo')).toBeVisible();
    expect(sheet.getByRole('img', { name: 'Åpner Sandaker park i Byggtun' })).toBeVisible();
    expect(sheet.getByText('http://localhost/projects/3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['other contractors', aProfile(), false],
    ['kiosks, which print nothing', staff, true],
  ])('is not for %s', async (_who, profile, kiosk) => {
    open(profile, kiosk);
    expect(await screen.findByText('Prosjektsiden')).toBeVisible();
  });

  test('of a project that can not be loaded leads to the Dashboard', async () => {
    api.refuse(getProject, 404);
    open();
    expect(await screen.findByText('Dashboardet')).toBeVisible();
  });
});
