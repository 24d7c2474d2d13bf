import type { Actor } from './actor';
import { complaintMay, isResponsible, mayBecome, maySee } from './complaintRules';
import { type ComplaintStatus, complaintStatusNumbers } from './complaintStatus';
import { isOverdue } from './deadline';

const company = 10;
const people = {
  'the responsible': { id: 1, companyId: company, isByggtun: false, isMainContact: false },
  'a main contact of the company': { id: 2, companyId: company, isByggtun: false, isMainContact: true },
  'a colleague': { id: 3, companyId: company, isByggtun: false, isMainContact: false },
  'a main contact of another company': { id: 4, companyId: 20, isByggtun: false, isMainContact: true },
  'developer staff': { id: 5, companyId: 30, isByggtun: true, isMainContact: false },
  'a main contact among developer staff': { id: 6, companyId: 30, isByggtun: true, isMainContact: true },
} satisfies Record<string, Actor>;
type Who = keyof typeof people;

const open = { responsibleId: 1, responsibleCompanyId: company, status: 0 as ComplaintStatus };
const staffs = { responsibleId: 5, responsibleCompanyId: 30, status: 0 as ComplaintStatus };

test.each<[Who, boolean, boolean]>([
  ['the responsible', true, true],
  ['a main contact of the company', true, true],
  ['a colleague', true, false],
  ['a main contact of another company', false, false],
  ['developer staff', true, false],
  ['a main contact among developer staff', true, false],
])('%s: sees a contractor’s case %s, is responsible for it %s', (who, sees, responsible) => {
  expect(maySee(people[who], open)).toBe(sees);
  expect(isResponsible(people[who], open)).toBe(responsible);
});

test.each<[Who, typeof open, string[]]>([
  ['the responsible', open, ['finish', 'changeResponsible', 'comment']],
  ['the responsible', { ...open, status: 2 }, ['changeResponsible', 'comment']],
  ['a main contact of the company', open, ['finish', 'changeResponsible', 'comment']],
  ['a colleague', open, ['comment']],
  ['a main contact of another company', open, []],
  ['developer staff', open, ['comment']],
  ['developer staff', staffs, ['changeStatus', 'changeResponsible', 'comment']],
  ['developer staff', { ...staffs, status: 3 }, ['changeStatus', 'changeResponsible', 'comment']],
  ['a main contact among developer staff', staffs, ['comment']],
  ['the responsible', staffs, []],
])('%s may do to %j: %j', (who, state, expected) => {
  const may = complaintMay(people[who], state);
  expect(Object.entries(may).flatMap(([name, allowed]) => (allowed ? [name] : []))).toEqual(expected);
});

test.each(complaintStatusNumbers)(
  'the responsible contractor may finish from status %i unless it is 2, 3 or 5',
  (status) => {
    expect(complaintMay(people['the responsible'], { ...open, status }).finish).toBe(
      ![2, 3, 5].includes(status),
    );
  },
);

test('a case becomes any status but its own and the one-year inspection, which the system sets', () => {
  for (const current of complaintStatusNumbers)
    for (const next of complaintStatusNumbers)
      expect(mayBecome(current, next)).toBe(current !== next && next !== 7);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  [null, false],
])('deadline %s on 21 November: overdue %s', (deadline, overdue) => {
  expect(isOverdue(deadline, '2026-11-21')).toBe(overdue);
});
