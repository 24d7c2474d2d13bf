import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import type { Random } from '../../../../record/demo/random';
import type { Trade } from '../../../../record/demo/trade';
import { type CaseHistory, makeHistory } from './caseHistory';
import { complaintTexts, rooms, walls } from './complaintTexts';
import { enquiryTexts } from './enquiryTexts';
import type { CasePerson, CasePlace, ComplaintGround } from './findComplaintGround';
import { type CaseTrail, makeTrail } from './makeTrail';

/** Cases with what happened to them, ready to insert. */
export interface DemoComplaints extends CaseTrail {
  complaints: Insertable<Database['complaint']>[];
}

const complaintCount = 1500;
const enquiryCount = 400;
const firstId = 10_001;

/** Chooses, for each apartment, among those whose company takes part in its project. */
const responsibles = ({ people, participants }: ComplaintGround) => {
  const isThere = new Set(participants.map(({ projectId, companyId }) => `${projectId}/${companyId}`));
  const staff = people.filter(({ trade }) => trade === undefined);
  return (random: Random, { projectId }: CasePlace): CasePerson => {
    const isStaffs = random.chance(0.08);
    const among = isStaffs
      ? staff
      : people.filter(({ companyId, trade }) => trade && isThere.has(`${projectId}/${companyId}`));
    // The first ones of a list are the sign-ins that people try, so they get somewhat more.
    const chosen = among[Math.floor(random.next() ** 1.15 * among.length)];
    if (!chosen) throw new Error(`Nobody can be responsible in project ${projectId}`);
    return chosen;
  };
};

const textOf = (random: Random, isEnquiry: boolean, trade: Trade) => {
  const [title, description] = random.pick((isEnquiry ? enquiryTexts : complaintTexts)[trade]);
  const room = random.pick(rooms);
  const wall = random.pick(walls);
  const fill = (text: string) => text.replace('{room}', room).replace('{wall}', wall);
  return { name: fill(title), description: fill(description) };
};

const trades = Object.keys(complaintTexts) as [Trade, ...Trade[]];

interface Draft extends CaseHistory {
  isEnquiry: boolean;
}

const makeDrafts = (random: Random, today: string): Draft[] => {
  const kinds = [...Array<boolean>(complaintCount).fill(false), ...Array<boolean>(enquiryCount).fill(true)];
  const drafts = kinds.map((isEnquiry) => ({ isEnquiry, ...makeHistory(random, today) }));
  return drafts.sort((one, other) => one.lineDate.localeCompare(other.lineDate, 'en'));
};

/** Makes 1,500 complaints and 400 enquiries with journal and comments; ids follow the days. */
export const makeComplaints = (random: Random, today: string, ground: ComplaintGround): DemoComplaints => {
  const made: DemoComplaints = { complaints: [], journal: [], comments: [] };
  const chooseResponsible = responsibles(ground);
  const [firstPlace, ...otherPlaces] = ground.places;
  if (!firstPlace) throw new Error('There are no apartments');
  for (const [index, { isEnquiry, ...history }] of makeDrafts(random, today).entries()) {
    const id = firstId + index;
    const place = random.pick([firstPlace, ...otherPlaces]);
    const responsible = chooseResponsible(random, place);
    const isCondominium = !isEnquiry && random.chance(0.07);
    const registeredByCustomer = random.chance(0.5);
    const trail = makeTrail(random, id, history, responsible, ground);
    made.journal.push(...trail.journal);
    made.comments.push(...trail.comments);
    made.complaints.push({
      id,
      is_enquiry: isEnquiry,
      is_condominium: isCondominium,
      ...textOf(random, isEnquiry, responsible.trade ?? random.pick(trades)),
      status: history.status,
      line_date: history.lineDate,
      deadline: history.deadline,
      project_id: place.projectId,
      house_id: place.houseId,
      section_id: isCondominium ? null : place.sectionId,
      customer_id: place.customerId,
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      created_by_id: registeredByCustomer ? null : trail.staffId,
      created_at: instantOf(history.lineDate, 0),
      updated_at: trail.lastAt,
      version: 1 + trail.journal.length,
    });
  }
  return made;
};
