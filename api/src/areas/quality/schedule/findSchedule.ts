import type { Schedule } from '@byggtun/shared/contract/activity';
import type { Actor } from '@byggtun/shared/contract/actor';
import { scheduleMay } from '@byggtun/shared/contract/scheduleRules';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { tradeName } from './scheduleList';
import { visibleTo } from './visibleTo';

const selectSchedule = (db: Kysely<Database>) =>
  db
    .selectFrom('schedule')
    .innerJoin('project', 'project.id', 'schedule.project_id')
    .innerJoin('trade_code', 'trade_code.id', 'schedule.trade_code_id')
    .innerJoin('company', 'company.id', 'schedule.company_id')
    .innerJoin('contact_person', 'contact_person.id', 'schedule.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('house', 'house.id', 'schedule.house_id')
    .leftJoin('contact_person as finisher', 'finisher.id', 'schedule.completed_by_id')
    .leftJoin('person as finisher_person', 'finisher_person.id', 'finisher.person_id')
    .select([
      'schedule.id',
      'schedule.process_name as processName',
      'person.full_name as responsiblePersonFullName',
      'schedule.responsible_id as responsibleId',
      'schedule.company_id',
      'company.name as contactName',
      'schedule.start_date as startDate',
      'schedule.deadline as endDate',
      tradeName.as('tradeCode'),
      'schedule.project_id as projectId',
      'project.name as projectName',
      'house.house_num',
      'schedule.completed_at',
      'finisher_person.full_name as completedBy',
      'schedule.activities_count as activitiesCount',
      'schedule.done_count as activitiesCompletedCount',
    ]);

/**
 * A self-check as the caller sees it, with what they may do now.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export const findSchedule = async (db: Kysely<Database>, actor: Actor, id: number): Promise<Schedule> => {
  const found = await selectSchedule(db)
    .where('schedule.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  const { company_id: responsibleCompanyId, completed_at, house_num, ...shown } = found;
  return {
    ...shown,
    houseNum: house_num ?? '',
    completedDate: completed_at?.toISOString() ?? null,
    may: scheduleMay(actor, { ...shown, responsibleCompanyId, isCompleted: completed_at !== null }),
  };
};
