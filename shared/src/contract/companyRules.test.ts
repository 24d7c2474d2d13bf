import {
  companyTexts,
  deactivationProblem,
  inviteProblem,
  mayDoWith,
  mayEditCompany,
  maySeeCompany,
} from './companyRules';

const worker = { id: 1, companyId: 2, isByggtun: false, isMainContact: false };
const main = { ...worker, id: 3, isMainContact: true };
const stranger = { ...main, id: 4, companyId: 9 };
const staff = { ...main, id: 5, isByggtun: true };
const colleague = {
  id: 1,
  companyId: 2,
  isActive: true,
  isMainContactPerson: false,
  isKnownElsewhere: false,
  actsElsewhere: false,
  isAccepted: false,
};

test.each([
  ['a contact person', worker, true, false],
  ['the main contact', main, true, true],
  ["another company's main contact", stranger, false, false],
  ['developer staff', staff, false, false],
])('%s', (_who, actor, sees, edits) => {
  expect([maySeeCompany(actor, 2), mayEditCompany(actor, 2)]).toEqual([sees, edits]);
});

const none = { edit: false, editEmail: false, deactivate: false, activate: false, invite: false };
test.each([
  [
    'of a colleague',
    main,
    colleague,
    1,
    { ...none, edit: true, editEmail: true, deactivate: true, invite: true },
  ],
  [
    'of one who signs in',
    main,
    { ...colleague, isKnownElsewhere: true, isAccepted: true },
    1,
    { ...none, edit: true, deactivate: true },
  ],
  [
    'of one who acts for another company too',
    main,
    { ...colleague, isKnownElsewhere: true, actsElsewhere: true },
    1,
    { ...none, deactivate: true, invite: true },
  ],
  ['of oneself', main, { ...colleague, id: 3 }, 1, { ...none, edit: true, editEmail: true }],
  [
    'of oneself, who acts for another company too',
    main,
    { ...colleague, id: 3, isKnownElsewhere: true, actsElsewhere: true },
    1,
    { ...none, edit: true },
  ],
  ['of one who is deactivated', main, { ...colleague, isActive: false }, 1, { ...none, activate: true }],
  [
    'of the last main contact',
    main,
    { ...colleague, isMainContactPerson: true },
    0,
    { ...none, edit: true, editEmail: true, invite: true },
  ],
  ['by who is no main contact', worker, colleague, 1, none],
  ['by another company', stranger, colleague, 1, none],
  ['by developer staff', staff, colleague, 1, none],
])('what may be done %s', (_what, actor, whom, others, may) => {
  expect(mayDoWith(actor, whom, others)).toEqual(may);
});

test('why somebody stays', () => {
  expect(deactivationProblem(main, { ...colleague, id: 3 }, 1)).toBe(companyTexts.notOneself);
  expect(deactivationProblem(main, { ...colleague, isMainContactPerson: true }, 0)).toBe(
    companyTexts.lastMain,
  );
});

test('why somebody is not invited', () => {
  expect(inviteProblem(main, { ...colleague, id: 3 })).toBe(companyTexts.notInviteOneself);
  expect(inviteProblem(main, { ...colleague, isAccepted: true })).toBe(companyTexts.accepted);
});
