import {
  actionFilterOptions,
  type ActionRow,
  countActions,
  listActions,
  listMyActions,
} from '@byggtun/shared/contract/actionList';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import {
  complaintFilterOptions,
  type ComplaintRow,
  countComplaints,
  listComplaints,
} from '@byggtun/shared/contract/complaintList';
import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import {
  ofContractor,
  ofStaff,
  type PerRole,
  perRole,
  type RightsRow,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { CaseGround } from '../caseGround';

type Kind = 'complaint' | 'action';

/** Only the lists' own records, which lie in one project; the others come and go. */
const ownProject = ({ listProject }: CaseGround) => [
  { value: 'projectOid', type: 'select', filterValues: [listProject], filterClause: 'in' },
];
const page = (ground: CaseGround) => ({ body: { headers: ownProject(ground), page: 1, itemsPerPage: 500 } });
const counted = (ground: CaseGround) => ({ body: { headers: ownProject(ground) } });

/** Whose records each sees: staff everybody's, a main contact the company's, others their own. */
const whose: PerRole<(keyof CaseGround['listed'])[]> = {
  ...ofStaff(['developer', 'main', 'responsible', 'colleague', 'other']),
  'contractor main contact': ['main', 'responsible', 'colleague'],
  'contractor responsible': ['responsible'],
  'contractor colleague': ['colleague'],
  'other company': ['other'],
  'signed out': [],
};
const idsOf = (kind: Kind) => (ground: CaseGround) =>
  perRole((role) => whose[role].map((one) => ground.listed[one][kind]).sort((a, b) => a - b));
const shownIds = (answer: unknown) =>
  (answer as ListAnswer<ComplaintRow | ActionRow>).items.map(({ id }) => id).sort((a, b) => a - b);
const countsOf = () => perRole((role) => whose[role].length);

const countsAtGlance = (answer: unknown) => {
  const { complaints, enquiries, actions } = answer as RouteAnswer<typeof glanceAtCases>;
  return [complaints, enquiries, actions].map(({ totalItemCount }) => totalItemCount);
};

/** Whether all who hold such a case and the companies are offered beside the own people, or these alone. */
const offered = (answer: unknown) => {
  const { users, contactPersons, contactPersonContact } = answer as Record<string, unknown[]>;
  return [users?.length, contactPersons?.length, contactPersonContact?.length];
};
const offers = () => ({ ...ofStaff([2, 6, 3]), ...ofContractor([0, 3, 0]), 'other company': [0, 1, 0] });

/** Lists and what belongs to them: nobody is turned away who is signed in, and nobody sees a row too many. */
export const listRights: RightsRow<CaseGround>[] = [
  {
    what: 'list complaints',
    route: listComplaints,
    input: page,
    statuses: signedIn,
    told: shownIds,
    answers: idsOf('complaint'),
  },
  {
    what: 'count complaints',
    route: countComplaints,
    input: counted,
    statuses: signedIn,
    told: (answer) => answer,
    answers: countsOf,
  },
  {
    what: 'list actions',
    route: listActions,
    input: page,
    statuses: signedIn,
    told: shownIds,
    answers: idsOf('action'),
  },
  {
    what: 'count actions',
    route: countActions,
    input: counted,
    statuses: signedIn,
    told: (answer) => answer,
    answers: countsOf,
  },
  {
    what: 'see the lists of cases at a glance',
    route: glanceAtCases,
    input: (ground) => {
      const { body } = counted(ground);
      return { body: { complaints: body, enquiries: body, actions: body } };
    },
    statuses: signedIn,
    told: countsAtGlance,
    answers: () => perRole((role) => Array<number>(3).fill(whose[role].length)),
  },
  { what: 'list the own actions', route: listMyActions, input: () => ({}), statuses: signedIn },
  {
    what: 'read the filters of complaints',
    route: complaintFilterOptions,
    input: () => ({}),
    statuses: signedIn,
    told: offered,
    answers: offers,
  },
  {
    what: 'read the filters of actions',
    route: actionFilterOptions,
    input: () => ({}),
    statuses: signedIn,
    told: offered,
    answers: offers,
  },
  {
    what: 'search for contact persons',
    route: searchContactPersons,
    input: () => ({ query: { text: 'test.example' } }),
    statuses: signedIn,
    told: (answer) => (answer as unknown[]).length,
    answers: () => ({ ...ofStaff(6), ...ofContractor(3), 'other company': 1 }),
  },
];
