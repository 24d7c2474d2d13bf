import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { changeCourse, removeCourse } from '@byggtun/shared/contract/courseSave';
import { addDays } from '@byggtun/shared/contract/day';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { formatDate, today } from '@byggtun/shared/text/date';
import { screen, waitFor, within } from '@testing-library/react';

import { CoursesCard } from './CoursesCard';

const own = (over: Partial<ContactPersonCourse> = {}): ContactPersonCourse => ({
  ...{ id: 9, contactPersonId: 7, courseId: 3, name: 'Førstehjelp', hasExpiryDate: true },
  ...{ fromDate: '2025-01-01', expiryDate: addDays(today(), -1), ...over },
});
const scaffold = own({ id: 10, courseId: 4, name: 'Stillas', hasExpiryDate: false, expiryDate: null });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const open = async (courses: ContactPersonCourse[]) => {
  api.answer(listCourses, () => ({
    courses: [{ id: 3, name: 'Førstehjelp', hasExpiryDate: true }],
    coursesContactPerson: courses,
  }));
  const view = renderWithPortal(<CoursesCard />);
  await screen.findByText(courses[0]?.name ?? /ikke registrert noen kurs/);
  return view;
};

test('each course shows its days, and one that has expired says so', async () => {
  await open([own(), scaffold]);
  const [firstAid, endless] = screen.getAllByRole('listitem');
  expect(firstAid).toHaveTextContent(`01.01.2025 – ${formatDate(addDays(today(), -1))}`);
  expect(firstAid).toHaveTextContent('Utgått');
  expect(endless).toHaveTextContent('StillasFra 01.01.2025');
  expect(screen.queryByRole('button', { name: /Endre.*Stillas/ })).not.toBeInTheDocument();
});

test('the expiry date is changed; none, or one that has passed, is refused in its field', async () => {
  const { user, notices } = await open([own()]);
  await user.click(screen.getByRole('button', { name: 'Endre utgående dato for Førstehjelp' }));
  const dialog = await screen.findByRole('dialog', { name: 'Endre utgående dato' });
  const day = within(dialog).getByLabelText(/Utgår/);
  await user.clear(day);
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await within(dialog).findByText('Dato må fylles ut!')).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Utgående dato må fulles ut!' }]);

  const later = addDays(today(), 400);
  api.answer(changeCourse, ({ body }) => ({
    contactPersonCourses: [own({ expiryDate: body.expiryDate })],
  }));
  await user.type(day, formatDate(later));
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText(`01.01.2025 – ${formatDate(later)}`)).toBeVisible();
  expect(api.calls(changeCourse).map(({ body }) => body)).toEqual([{ id: 9, expiryDate: later }]);
});

test('a course is deleted after a question', async () => {
  const { user } = await open([own()]);
  api.answer(removeCourse, () => ({ contactPersonCourses: [] }));
  await user.click(screen.getByRole('button', { name: 'Slett Førstehjelp' }));
  const question = await screen.findByRole('dialog', { name: 'Slette kurset?' });
  expect(api.calls(removeCourse)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Slett' }));
  expect(await screen.findByText(/ikke registrert noen kurs/)).toBeVisible();
  await waitFor(() => expect(api.calls(removeCourse)).toHaveLength(1));
});

test('after a deletion whose answer was lost the courses are fetched anew', async () => {
  const { user } = await open([own(), scaffold]);
  api.drop(removeCourse);
  await user.click(screen.getByRole('button', { name: 'Slett Førstehjelp' }));
  const question = await screen.findByRole('dialog', { name: 'Slette kurset?' });
  api.answer(listCourses, () => ({ courses: [], coursesContactPerson: [scaffold] }));
  await user.click(within(question).getByRole('button', { name: 'Slett' }));
  await waitFor(() => expect(screen.queryByText('Førstehjelp')).not.toBeInTheDocument());
  expect(screen.getByText('Stillas')).toBeVisible();
});
