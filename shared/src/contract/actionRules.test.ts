import { actionMay, actionTexts, maySeeAction, missingEvidence } from './actionRules';
import type { ActionStatus, Severity } from './actionStatus';

const people = {
  'staff who is responsible': { id: 1, companyId: 1, isByggtun: true, isMainContact: false },
  'other staff': { id: 2, companyId: 1, isByggtun: true, isMainContact: false },
  'a main contact of staff': { id: 3, companyId: 1, isByggtun: true, isMainContact: true },
  responsible: { id: 4, companyId: 2, isByggtun: false, isMainContact: false },
  'main contact': { id: 5, companyId: 2, isByggtun: false, isMainContact: true },
  colleague: { id: 6, companyId: 2, isByggtun: false, isMainContact: false },
  reporter: { id: 7, companyId: 3, isByggtun: false, isMainContact: false },
  'main contact of another': { id: 8, companyId: 3, isByggtun: false, isMainContact: true },
} as const;
type Who = keyof typeof people;

const stateOf = (responsible: Who, status: ActionStatus) => ({
  responsibleId: people[responsible].id,
  responsibleCompanyId: people[responsible].companyId,
  createdById: people.reporter.id,
  status,
});

const info = {
  staff: 'Kun ansvarlig kan endre ansvarlig og sette tiltak som behandlet!',
  main: 'Kun ansvarlig kan sette tiltak som behandlet!',
  other:
    'Hovedkontaktperson og ansvarlig kan endre ansvarlig, men kun ansavarlig kan sette tiltak som behandlet!',
};

const rights: [Who, Who, { see: boolean; treat: boolean; change: boolean; info: string | null }][] = [
  [
    'staff who is responsible',
    'staff who is responsible',
    { see: true, treat: true, change: true, info: null },
  ],
  ['other staff', 'staff who is responsible', { see: true, treat: false, change: false, info: info.staff }],
  [
    'a main contact of staff',
    'staff who is responsible',
    { see: true, treat: false, change: false, info: info.staff },
  ],
  ['other staff', 'responsible', { see: true, treat: false, change: false, info: info.staff }],
  ['responsible', 'responsible', { see: true, treat: true, change: true, info: null }],
  ['main contact', 'responsible', { see: true, treat: false, change: true, info: info.main }],
  ['main contact', 'main contact', { see: true, treat: true, change: true, info: null }],
  ['colleague', 'responsible', { see: true, treat: false, change: false, info: info.other }],
  ['reporter', 'responsible', { see: true, treat: false, change: false, info: info.other }],
  ['main contact of another', 'responsible', { see: false, treat: false, change: false, info: info.main }],
  ['responsible', 'reporter', { see: false, treat: false, change: false, info: info.other }],
];

test.each(rights)('%s, when the responsible is: %s', (who, responsible, expected) => {
  const state = stateOf(responsible, 1);
  const may = actionMay(people[who], state);
  expect(maySeeAction(people[who], state)).toBe(expected.see);
  expect(may).toEqual({
    treat: expected.treat,
    changeResponsible: expected.change,
    comment: expected.see,
    info: expected.info,
  });
});

test.each([
  [1, true],
  [2, true],
  [3, false],
] as const)('the responsible may treat an action with status %s: %s', (status, treat) => {
  expect(actionMay(people.responsible, stateOf('responsible', status)).treat).toBe(treat);
});

const evidence: [Severity | null, number, number, string | undefined][] = [
  [1, 0, 0, 'Må legge til vedlegg og kommentar for å kunne sette tiltak som behandlet!'],
  [1, 0, 2, 'Må legge til vedlegg for å kunne sette tiltak som behandlet!'],
  [1, 2, 0, 'Må legge til kommentar for å kunne sette tiltak som behandlet!'],
  [1, 1, 1, undefined],
  [2, 0, 0, 'Må legge til kommentar for å kunne sette tiltak som behandlet!'],
  [2, 1, 0, 'Må legge til kommentar for å kunne sette tiltak som behandlet!'],
  [2, 0, 1, undefined],
  [3, 0, 0, 'Må legge til kommentar for å kunne sette tiltak som behandlet!'],
  [3, 0, 1, undefined],
  [null, 0, 0, 'Må legge til kommentar for å kunne sette tiltak som behandlet!'],
  [null, 0, 1, undefined],
];

test.each(evidence)(
  'severity %s with %s attachments and %s comments: %s',
  (severity, attachments, comments, text) => {
    expect(missingEvidence(severity, { attachments, comments })).toBe(text);
  },
);

test('the confirm dialog asks in the prescribed words', () => {
  expect(actionTexts.confirm).toBe('Er du sikker på at du vil sette tiltak som behandlet?');
  expect(actionTexts.confirmButton).toBe('Bekreft');
});
