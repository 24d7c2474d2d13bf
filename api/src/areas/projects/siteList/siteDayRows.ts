import type { SiteDayRow } from '@byggtun/shared/contract/siteList';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';
import { clientOf, siteAddress } from './clientOf';

/** What a clock in Norway shows. */
const clock = (instant: 'first_in' | 'last_out') =>
  sql<string | null>`to_char(${sql.ref(`site_day.${instant}`)} at time zone 'Europe/Oslo', 'HH24:MI')`;
const isNextDay = sql<boolean>`(site_day.last_out at time zone 'Europe/Oslo')::date > site_day.day`;

const findRows = prepare(
  'siteDayRows',
  compiler
    .selectFrom('site_day')
    .innerJoin('project', 'project.id', 'site_day.project_id')
    .leftJoinLateral(clientOf(sql.ref('project.id')).as('client'), (join) => join.onTrue())
    .where(sql<boolean>`site_day.id = any(${[]}::int[])`)
    .select([
      'site_day.id',
      'site_day.project_id as projectId',
      'site_day.day',
      'site_day.name',
      'site_day.birth_date as birthDate',
      'site_day.hms_card_number as hmsCardNumber',
      'site_day.employer',
      'site_day.employer_reg_num as employerRegNum',
      clock('first_in').as('firstIn'),
      sql<string | null>`${clock('last_out')} || case when ${isNextDay} then ' neste dag' else '' end`.as(
        'lastOut',
      ),
      'site_day.is_complete as isComplete',
      sql<string>`concat_ws(', ', project.name, nullif(${siteAddress}, ''))`.as('site'),
      sql<string>`concat_ws(', ', client.name, 'org.nr. ' || client.reg_num)`.as('client'),
    ]),
);

/** The lines with these ids, in their order; one that is gone meanwhile is left out. */
export const findSiteDayRows = async (pool: pg.Pool, ids: number[]): Promise<SiteDayRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};
