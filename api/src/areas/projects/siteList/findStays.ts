import { addDays } from '@byggtun/shared/contract/day';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { longestShift } from '../infotech/passage';
import { isPresent } from './isPresent';

/** Days in which a stay is looked for, the one that it is included: one that has lapsed is known for more than a day. */
const days = 3;

/** Somebody's stay on a site that no check-out has ended. */
export interface Stay {
  /** That of the first check-in's line, also when that one counts no more beside a later one: who is found in a roll call stays found. */
  id: number;
  name: string;
  employer: string | null;
  mobile: string;
  /** Null when it has lapsed: its last check-in counts no more. */
  since: Date | null;
}

/** The stays on a site that are not ended at an instant, one for each person. */
export const findStays = async (db: Kysely<Database>, projectId: number, now: Date): Promise<Stay[]> => {
  const { rows } = await sql<Stay>`
    with lines as (
      select id, email, day, person_id, name, employer, entered_at,
        ${isPresent(sql<Date>`${now}::timestamptz`)} as is_present,
        -- Another stay than that of the line before, which was ended, or counted no more.
        lag(entered_at) over own is null
          or entered_at > lag(last_in) over own + make_interval(secs => ${longestShift / 1000}) as begins
      from site_day
      where project_id = ${projectId} and day > ${addDays(today(now), -days)}::date
      window own as (partition by email order by day)
    ),
    numbered as (
      select lines.*, count(*) filter (where begins) over (partition by email order by day) as stay from lines
    ),
    latest as (
      -- The last line says whether the person is out: a check-out does not reach one that had lapsed by then.
      select distinct on (email) person_id, name, employer, entered_at,
        min(id) over whole as id, min(entered_at) filter (where is_present) over whole as since
      from numbered
      window whole as (partition by email, stay)
      order by email, day desc
    )
    select latest.id, latest.name, latest.employer, coalesce(person.mobile, '') as mobile, latest.since
    from latest left join person on person.id = latest.person_id
    where latest.entered_at is not null`.execute(db);
  return rows;
};
