import { maySeeCourses } from './courseRules';

const worker = { id: 1, companyId: 2, isByggtun: false, isMainContact: false };
const main = { ...worker, id: 3, isMainContact: true };
const holder = { id: 1, companyId: 2, isActive: true };
const left = { ...holder, isActive: false };

test.each([
  ['the person', worker, holder, true],
  ['a colleague', { ...worker, id: 4 }, holder, false],
  ['the main contact', main, holder, true],
  ['the main contact, when the person has left', main, left, false],
  ["another company's main contact", { ...main, companyId: 9 }, holder, false],
  ['developer staff', { ...worker, id: 5, companyId: 1, isByggtun: true }, holder, true],
  ['developer staff, when the person has left', { ...main, companyId: 1, isByggtun: true }, left, true],
])('whether %s sees the courses', (_who, actor, whose, sees) => {
  expect(maySeeCourses(actor, whose)).toBe(sees);
});
