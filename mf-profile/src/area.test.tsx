import { listCourses } from '@byggtun/shared/contract/course';
import { getGuides } from '@byggtun/shared/contract/guide';
import { getProfile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { prefetch } from './area';
import { ProfilePage } from './profile/ProfilePage';

test('the profile is asked for once, before its page', async () => {
  const api = fakeApi();
  api.answer(getProfile, () => aProfile({ hmsCardNumber: '7654321' }));
  api.answer(listCourses, () => ({ courses: [], coursesContactPerson: [] }));
  api.answer(getGuides, () => ({ handbook: null, userGuide: null }));
  const { portal } = renderWithPortal(<p>En annen side</p>);
  prefetch?.('/profile', portal);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  renderWithPortal(<ProfilePage />, { path: '/profile' });
  expect(await screen.findByText('7654321')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(1);
});
