import { getAttachment, getThumbnail } from '@byggtun/shared/contract/attachmentCalls';
import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { addDays } from '@byggtun/shared/contract/day';
import { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { anAttachment } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeFileAddresses } from '@byggtun/shared/testing/fakeUploads';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { today } from '@byggtun/shared/text/date';
import { screen, waitFor } from '@testing-library/react';

import { PersonCoursesPage } from './PersonCoursesPage';

const truck: ContactPersonCourse = {
  ...{ id: 9, contactPersonId: 8, courseId: 3, name: 'Truck', hasExpiryDate: true },
  ...{ fromDate: '2025-01-01', expiryDate: addDays(today(), -1), picture: null },
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const open = (path = '/people/8/courses') =>
  renderWithPortal(
    <Routes>
      <Route path="/people/:id/courses" element={<PersonCoursesPage />} />
    </Routes>,
    { path },
  );
const answer = (courses: ContactPersonCourse[]) =>
  api.answer(getPersonCourses, () => ({ fullName: 'Olav Berg', companyName: 'Nordre Tømrer AS', courses }));

test('the courses of somebody are shown with their days and pictures, and nothing can be changed', async () => {
  fakeFileAddresses();
  api.answer(getThumbnail, () => new Blob(['lite']));
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
  answer([{ ...truck, picture: anAttachment({ fileName: 'truck.jpg' }) }]);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Olav Berg' })).toBeVisible();
  expect(screen.getByText('Nordre Tømrer AS')).toBeVisible();
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('Truck01.01.2025 –');
  expect(row).toHaveTextContent('Utgått');
  expect(api.calls(getPersonCourses)[0]?.params).toEqual({ id: '8' });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Åpne bildet for Truck']);
  await user.click(screen.getByRole('button', { name: 'Åpne bildet for Truck' }));
  const viewer = await screen.findByRole('dialog', { name: 'truck.jpg' });
  await waitFor(() => expect(viewer).toBeVisible());
});

test('who has registered none is said to have none', async () => {
  answer([]);
  open();
  expect(await screen.findByText('Olav Berg har ikke registrert noen kurs.')).toBeVisible();
});

test.each([['/people/8/courses'], ['/people/olav/courses']])(
  'of somebody who is not there, or not to be seen, nothing is told: %s',
  async (path) => {
    api.refuse(getPersonCourses, 404);
    open(path);
    expect(await screen.findByText(/eller du har ikke tilgang til kursene/)).toBeVisible();
  },
);
