import type { ContactPersonCourse } from '../contract/course';
import { anAttachment } from '../testing/builders';
import { goneCourses } from './goneCourses';

const own = (over: Partial<ContactPersonCourse>): ContactPersonCourse => ({
  ...{ id: 9, contactPersonId: 7, courseId: 3, name: 'Truck', hasExpiryDate: true },
  ...{ fromDate: '2025-01-01', expiryDate: null, picture: null, ...over },
});
const picture = anAttachment();
const expiryDate = '2027-12-31';

test.each([
  ['a course that stays', own({ picture, expiryDate }), { 3: expiryDate }, []],
  ['one that stays while its day is being written', own({ picture, expiryDate }), { 3: '' }, []],
  ['one with nothing of its own', own({}), { 3: null }, []],
  ['one with a day', own({ expiryDate }), { 3: null }, ['Truck: utgående dato 31.12.2027']],
  ['one with a picture', own({ picture }), { 3: null }, ['Truck: bildet av kursbeviset']],
  ['one with both', own({ picture, expiryDate }), { 3: null }, ['Truck: bildet av kursbeviset']],
  ['one that is not to be chosen', own({ picture }), {}, ['Truck: bildet av kursbeviset']],
])('what goes with %s', (_, course, days, gone) => {
  expect(goneCourses([course], days)).toEqual(gone);
});

test('of several each is named, in their order', () => {
  const courses = [own({ courseId: 1, name: 'Fallsikring', picture }), own({ courseId: 2, expiryDate })];
  expect(goneCourses(courses, { 1: null, 2: null, 3: '' })).toEqual([
    'Fallsikring: bildet av kursbeviset',
    'Truck: utgående dato 31.12.2027',
  ]);
});
