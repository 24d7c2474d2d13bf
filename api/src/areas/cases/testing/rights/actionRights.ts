import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';

import {
  ofStaff,
  type PerRole,
  refused,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';
import type { CaseGround } from '../caseGround';

type Make = (ground: CaseGround) => Promise<number>;

const opened = (make: Make) => async (ground: CaseGround) => ({ params: { id: await make(ground) } });
const said = (make: Make) => async (ground: CaseGround) => ({
  body: { id: await make(ground), commentType: 2 },
});
const saying = (make: Make) => async (ground: CaseGround) => ({
  body: { aberrationActionId: await make(ground), newComment: 'Hei' },
});
const changing = (make: Make, change: (ground: CaseGround) => object) => async (ground: CaseGround) => ({
  body: { id: await make(ground), version: 1, ...change(ground) },
});
const attaching = (make: Make) => async (ground: CaseGround, role: Role) => ({
  body: {
    id: await make(ground),
    version: 1,
    attachments: [{ bufferGuid: await ground.fileOf(role), status: 2 }],
  },
});

const treat = () => ({ actionStatus: 3 });
const toColleague = ({ scene }: CaseGround) => ({ responsibleId: scene.colleague.id });
const toStaff = ({ people }: CaseGround) => ({ responsibleId: people['developer other']?.id });

/** Actions by whose they are: who sees them, treats them, hands them on. */
const owners: {
  whose: string;
  make: Make;
  see: PerRole<number>;
  treat: PerRole<number>;
  hand: PerRole<number>;
}[] = [
  {
    whose: 'of the contractor’s',
    make: (ground) => ground.contractorsAction(),
    see: seenOfContractor,
    treat: { ...refused, 'contractor responsible': 200, 'other company': 404 },
    hand: { ...seenOfContractor, ...ofStaff(403), 'contractor colleague': 403 },
  },
  {
    whose: 'of the developer’s',
    make: (ground) => ground.developersAction(),
    see: seenOfDeveloper,
    treat: { ...seenOfDeveloper, 'developer other': 403 },
    hand: { ...seenOfDeveloper, 'developer other': 403 },
  },
  {
    whose: 'of the contractor’s that another company reported',
    make: (ground) => ground.contractorsAction({ created_by_id: ground.scene.stranger.id }),
    see: signedIn,
    treat: { ...refused, 'contractor responsible': 200 },
    hand: { ...refused, 'contractor main contact': 200, 'contractor responsible': 200 },
  },
];

/** Actions, their comments with them (docs/product/actions.md#who-may-do-what: Action). */
export const actionRights: RightsRow<CaseGround>[] = owners.flatMap(
  ({ whose, make, see, treat: treated, hand }) => [
    { what: `open an action ${whose}`, route: getAction, input: opened(make), statuses: see },
    {
      what: `read the journal of an action ${whose}`,
      route: listActionJournal,
      input: opened(make),
      statuses: see,
    },
    {
      what: `set as treated an action ${whose}`,
      route: saveAction,
      input: changing(make, treat),
      statuses: treated,
    },
    {
      what: `change the responsible of an action ${whose}`,
      route: saveAction,
      input: changing(make, whose === 'of the developer’s' ? toStaff : toColleague),
      statuses: hand,
    },
    { what: `attach to an action ${whose}`, route: saveAction, input: attaching(make), statuses: see },
    {
      what: `read the comments of an action ${whose}`,
      route: listComments,
      input: said(make),
      statuses: see,
    },
    { what: `comment on an action ${whose}`, route: saveComment, input: saying(make), statuses: see },
  ],
);
