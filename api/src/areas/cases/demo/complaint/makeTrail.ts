import { isDone } from '@byggtun/shared/contract/complaintRules';
import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import type { Random } from '../../../../record/demo/random';
import type { CaseHistory } from './caseHistory';
import { contractorTexts, customerTexts, finishTexts, internalTexts, staffTexts } from './commentTexts';
import type { CasePerson, ComplaintGround } from './findComplaintGround';

/** What happened to cases. */
export interface CaseTrail {
  journal: Insertable<Database['journal']>[];
  comments: Insertable<Database['comment']>[];
}

type Said = Pick<Insertable<Database['comment']>, 'text' | 'recipient_type' | 'created_by_id'>;

const conversation = (
  random: Random,
  isFinished: boolean,
  responsibleId: number,
  staffId: number,
): Said[] => {
  const said: Said[] = [];
  if (random.chance(0.3))
    said.push({ text: random.pick(customerTexts), recipient_type: 1, created_by_id: null });
  if (random.chance(0.35))
    said.push({ text: random.pick(staffTexts), recipient_type: 3, created_by_id: staffId });
  if (random.chance(0.6))
    said.push({ text: random.pick(contractorTexts), recipient_type: 3, created_by_id: responsibleId });
  if (random.chance(0.1))
    said.push({ text: random.pick(internalTexts), recipient_type: 2, created_by_id: staffId });
  if (isFinished)
    said.push({ text: random.pick(finishTexts), recipient_type: 3, created_by_id: responsibleId });
  return said;
};

/** Makes the comments and the journal of a case between its first day and its last change. */
export const makeTrail = (
  random: Random,
  id: number,
  { status, lineDate, lasted }: CaseHistory,
  responsible: CasePerson,
  { people }: ComplaintGround,
): CaseTrail & { staffId: number; lastAt: Date } => {
  const staff = people.filter(({ trade }) => trade === undefined);
  const staffId = staff[random.int(0, staff.length - 1)]?.id ?? responsible.id;
  const said = conversation(random, isDone(status), responsible.id, staffId);
  const comments = said.map((comment, index) => ({
    ...comment,
    owner_kind: 'complaint' as const,
    owner_id: id,
    created_at: instantOf(
      addDays(lineDate, Math.round((lasted * (index + 1)) / said.length)),
      60 + index * 41,
    ),
    read_by_customer: comment.recipient_type === 1 && random.chance(0.7),
  }));
  const lastAt = comments.at(-1)?.created_at ?? instantOf(lineDate, 0);
  const isChanged = status !== 0 && status !== 6;
  const change = {
    owner_kind: 'complaint' as const,
    owner_id: id,
    created_at: lastAt,
    created_by_id: isDone(status) && status !== 5 ? responsible.id : staffId,
    field: 'status' as const,
    from_value: 0,
    to_value: status,
  };
  return { comments, journal: isChanged ? [change] : [], staffId, lastAt };
};
