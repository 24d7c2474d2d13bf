import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import type { Random } from '../../../../record/demo/random';
import type { SelfCheckGround } from './findSelfCheckGround';
import { selfCheckComments, selfCheckTexts } from './selfCheckTexts';
import { tradeCodes } from './tradeCodes';

interface SelfChecks {
  schedules: (Insertable<Database['schedule']> & { id: number })[];
  activities: (Insertable<Database['activity']> & { id: number })[];
  journal: Insertable<Database['journal']>[];
}

/** How far a self-check has come, in turn. */
const states = ['new', 'begun', 'done', 'new', 'completed', 'begun', 'late', 'completed'] as const;
type State = (typeof states)[number];

const count = 400;
const firstId = 7001;

/** How many of the activities are done. */
const doneOf = (state: State, total: number) => {
  if (state === 'completed' || state === 'done') return total;
  return state === 'begun' ? Math.ceil(total / 2) : 0;
};

const datesOf = (random: Random, today: string, state: State) => {
  const age = state === 'completed' ? random.int(30, 160) : random.int(12, 60);
  const start = addDays(today, -age);
  const ahead = state === 'late' || random.chance(0.12) ? -random.int(1, 10) : random.int(5, 40);
  const deadline = state === 'completed' ? addDays(start, 20) : addDays(today, ahead);
  return { start, deadline };
};

/** Makes the self-checks; ids follow the turn of the people. */
export const makeSelfChecks = (
  random: Random,
  today: string,
  { people, deviations }: SelfCheckGround,
): SelfChecks => {
  const made: SelfChecks = { schedules: [], activities: [], journal: [] };
  const free = [...deviations];
  const takeDeviation = (companyId: number, projectId: number) => {
    const at = free.findIndex((one) => one.companyId === companyId && one.projectId === projectId);
    return at < 0 ? null : (free.splice(at, 1)[0]?.id ?? null);
  };
  for (let index = 0; index < count; index++) {
    const who = people[index % people.length];
    const place = who?.places[random.int(0, who.places.length - 1)];
    const texts = selfCheckTexts.get(who?.trade);
    if (!who || !place || !texts) continue;
    const state = states[(index + Math.floor(index / people.length)) % states.length] ?? 'new';
    const { name, activities } = random.pick(texts);
    const { start, deadline } = datesOf(random, today, state);
    const id = firstId + index;
    const lastAt = instantOf(addDays(start, 6), 60 + activities.length * 40);
    const completed = state === 'completed';
    made.schedules.push({
      id,
      process_name: name,
      trade_code_id: tradeCodes.find(({ trade }) => trade === who.trade)?.id ?? 1,
      start_date: start,
      deadline,
      project_id: place.projectId,
      house_id: random.chance(0.85) ? place.houseId : null,
      responsible_id: who.id,
      company_id: who.companyId,
      created_at: instantOf(start, random.int(0, 300)),
      updated_at: lastAt,
      completed_at: completed ? lastAt : null,
      completed_by_id: completed ? who.id : null,
    });
    const done = doneOf(state, activities.length);
    for (const [at, [title, instruction]] of activities.entries()) {
      const isDone = at < done;
      const activityId = made.activities.length + firstId;
      const doneAt = instantOf(addDays(start, 6), 30 + at * 40);
      const isSaid = isDone && random.chance(0.3);
      const deviates = isDone && random.chance(0.08);
      made.activities.push({
        id: activityId,
        schedule_id: id,
        project_id: place.projectId,
        position: at + 1,
        name: title,
        instruction,
        done_at: isDone ? doneAt : null,
        done_by_id: isDone ? who.id : null,
        comment: isSaid ? random.pick(selfCheckComments) : '',
        commented_by_id: isSaid ? who.id : null,
        aberration_id: deviates ? takeDeviation(who.companyId, place.projectId) : null,
      });
      const line = { created_by_id: who.id, field: 'status' as const };
      if (isDone)
        made.journal.push({
          ...line,
          owner_kind: 'activity',
          owner_id: activityId,
          created_at: doneAt,
          from_value: 0,
          to_value: 1,
        });
    }
    if (completed)
      made.journal.push({
        owner_kind: 'schedule',
        owner_id: id,
        created_by_id: who.id,
        created_at: lastAt,
        field: 'status',
        from_value: activities.length > 0 ? 1 : 0,
        to_value: 2,
      });
  }
  return made;
};
