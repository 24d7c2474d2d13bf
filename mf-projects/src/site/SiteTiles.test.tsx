import { getMuster } from '@byggtun/shared/contract/muster';
import { getProject } from '@byggtun/shared/contract/project';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { aMuster } from '@byggtun/shared/testing/sitePeople';
import { screen, waitFor } from '@testing-library/react';

import { MusterTile, SiteListTile } from './SiteTiles';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getProject, () => aProject({ id: 7 }));
  api.answer(getMuster, () => aMuster());
});

const open = (houseId?: string, kiosk = false, isByggtun = true) =>
  renderWithPortal(
    <>
      <MusterTile projectId="7" houseId={houseId} />
      <SiteListTile projectId="7" houseId={houseId} />
    </>,
    { profile: aProfile({ isByggtun }), kiosk },
  );

test('the ways to who is there, with how many, and to who has been there', async () => {
  open();
  expect(await screen.findByRole('link', { name: /På plassen nå ?4/ })).toHaveAttribute(
    'href',
    '/projects/7/muster',
  );
  expect(screen.getByRole('link', { name: 'Oversiktsliste' })).toHaveAttribute(
    'href',
    '/projects/7/sitelist',
  );
});

test('a site without an access control has neither', async () => {
  api.answer(getProject, () => aProject({ id: 7, hasInfotech: false }));
  open();
  await waitFor(() => expect(api.calls(getProject)).not.toHaveLength(0));
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.calls(getMuster)).toHaveLength(0);
});

test.each([
  ['a house', '3', false, true],
  ['a kiosk', undefined, true, true],
  ['a contractor', undefined, false, false],
])('nor has %s', (_what, houseId, kiosk, isByggtun) => {
  open(houseId, kiosk, isByggtun);
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.calls(getProject)).toHaveLength(0);
});
