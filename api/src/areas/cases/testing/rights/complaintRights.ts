import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';

import {
  ofStaff,
  refused,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';
import type { CaseGround } from '../caseGround';

type Make = (ground: CaseGround) => Promise<number>;

const opened = (make: Make) => async (ground: CaseGround) => ({ params: { id: await make(ground) } });
const said = (make: Make) => async (ground: CaseGround) => ({
  body: { id: await make(ground), commentType: 0 },
});
const saying = (make: Make) => async (ground: CaseGround) => ({
  body: { regLineId: await make(ground), newComment: 'Hei' },
});
const changing = (make: Make, change: (ground: CaseGround) => object) => async (ground: CaseGround) => ({
  body: { lineIndexLineId: await make(ground), version: 1, ...change(ground) },
});
const attaching = (make: Make) => async (ground: CaseGround, role: Role) => ({
  body: {
    lineIndexLineId: await make(ground),
    version: 1,
    attachments: [{ bufferGuid: await ground.fileOf(role), status: 2 }],
  },
});

const finish = () => ({ lineStatus: 2, newComment: 'Utført' });
const start = () => ({ lineStatus: 1, newComment: 'I gang' });
const toColleague = ({ scene }: CaseGround) => ({ contactPersonId: scene.colleague.id });
const toStaff = ({ people }: CaseGround) => ({ contactPersonId: people['developer other']?.id });

const contractors: Make = (ground) => ground.contractorsComplaint();
const developers: Make = (ground) => ground.developersComplaint();

/** Complaints and enquiries, theirs comments with them (docs/product/complaints.md#who-may-do-what: Complaint). */
export const complaintRights: RightsRow<CaseGround>[] = [
  {
    what: 'open a complaint of the contractor’s',
    route: getComplaint,
    input: opened(contractors),
    statuses: seenOfContractor,
  },
  {
    what: 'open a complaint of the developer’s',
    route: getComplaint,
    input: opened(developers),
    statuses: seenOfDeveloper,
  },
  {
    what: 'read the journal of a complaint of the contractor’s',
    route: listComplaintJournal,
    input: opened(contractors),
    statuses: seenOfContractor,
  },
  {
    what: 'read the journal of a complaint of the developer’s',
    route: listComplaintJournal,
    input: opened(developers),
    statuses: seenOfDeveloper,
  },
  {
    what: 'finish a complaint of the contractor’s',
    route: updateComplaint,
    input: changing(contractors, finish),
    statuses: { ...seenOfContractor, ...ofStaff(403), 'contractor colleague': 403 },
  },
  {
    what: 'finish a complaint of the developer’s',
    route: updateComplaint,
    input: changing(developers, finish),
    statuses: { ...seenOfDeveloper, 'developer other': 403 },
  },
  {
    what: 'set another status of a complaint of the contractor’s',
    route: updateComplaint,
    input: changing(contractors, start),
    statuses: { ...refused, 'other company': 404 },
  },
  {
    what: 'set another status of a complaint of the developer’s',
    route: updateComplaint,
    input: changing(developers, start),
    statuses: { ...seenOfDeveloper, 'developer other': 403 },
  },
  {
    what: 'change the responsible of a complaint of the contractor’s',
    route: updateComplaint,
    input: changing(contractors, toColleague),
    statuses: { ...seenOfContractor, ...ofStaff(403), 'contractor colleague': 403 },
  },
  {
    what: 'change the responsible of a complaint of the developer’s',
    route: updateComplaint,
    input: changing(developers, toStaff),
    statuses: { ...seenOfDeveloper, 'developer other': 403 },
  },
  {
    what: 'attach to a complaint of the contractor’s',
    route: updateComplaint,
    input: attaching(contractors),
    statuses: seenOfContractor,
  },
  {
    what: 'attach to a complaint of the developer’s',
    route: updateComplaint,
    input: attaching(developers),
    statuses: seenOfDeveloper,
  },
  {
    what: 'read the comments of a complaint of the contractor’s',
    route: listComments,
    input: said(contractors),
    statuses: seenOfContractor,
  },
  {
    what: 'read the comments of a complaint of the developer’s',
    route: listComments,
    input: said(developers),
    statuses: seenOfDeveloper,
  },
  {
    what: 'comment on a complaint of the contractor’s',
    route: saveComment,
    input: saying(contractors),
    statuses: seenOfContractor,
  },
  {
    what: 'comment on a complaint of the developer’s',
    route: saveComment,
    input: saying(developers),
    statuses: seenOfDeveloper,
  },
];
