import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { DayOnSite } from './daysOnSite';
import type { ValuesOfDay } from './valuesOfDay';

export interface DaysOfPerson {
  email: string;
  /** First and last day that were looked at. Within them, a line that only stood on a check-out of those passages goes when it is none of `days`. */
  from: string;
  to: string;
  days: readonly DayOnSite[];
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The days as rows, with what is known of the person; those on projects that are not there are left out. */
const rowsOf = (people: readonly DaysOfPerson[], values: readonly ValuesOfDay[]) => {
  const known = new Map(values.map((value) => [`${value.project_id} ${value.email}`, value]));
  return people.flatMap(({ email, days }) =>
    days.flatMap(({ projectId, day, firstIn, lastIn, lastOut, enteredAt }) => {
      const value = known.get(`${projectId} ${email}`);
      if (!value) return [];
      return {
        ...value,
        name: value.name ?? email,
        day,
        first_in: instant(firstIn),
        last_in: instant(lastIn),
        last_out: instant(lastOut),
        entered_at: instant(enteredAt),
      };
    }),
  );
};

/**
 * Writes days to the site list. The values of a day are those of its last passage; a day that is over keeps the ones it has. A day whose
 * raw passages are deleted already can only become longer.
 * @param today the day that it is, `YYYY-MM-DD`
 */
export const writeDays = async (
  transaction: Transaction<Database>,
  people: readonly DaysOfPerson[],
  values: readonly ValuesOfDay[],
  today: string,
): Promise<void> => {
  const rows = JSON.stringify(rowsOf(people, values));
  const looked = JSON.stringify(people.map(({ email, from, to }) => ({ email, from, to })));
  // Known whole: what was there before has been read again with what came.
  const isWhole = sql`excluded.last_in is not distinct from greatest(site_day.last_in, excluded.last_in)`;
  const isOver = sql`site_day.day < ${today}::date`;
  const kept = (name: string) =>
    sql`case when ${isOver} then site_day.${sql.ref(name)} else excluded.${sql.ref(name)} end`;
  const read = (name: string) =>
    sql`case when ${isWhole} then excluded.${sql.ref(name)} else site_day.${sql.ref(name)} end`;
  await sql`
    with made as (
      select * from jsonb_to_recordset(${rows}::jsonb) as made (
        project_id integer, day date, email text, person_id integer, name text, birth_date date, hms_card_number text,
        employer text, employer_reg_num text, first_in timestamptz, last_in timestamptz, last_out timestamptz,
        entered_at timestamptz
      )
    ),
    disproved as (
      delete from site_day
      using jsonb_to_recordset(${looked}::jsonb) as looked (email text, "from" date, "to" date)
      where site_day.email = looked.email and site_day.day between looked."from" and looked."to"
        and site_day.last_in is null
        and not exists (
          select from made
          where made.email = site_day.email and made.project_id = site_day.project_id and made.day = site_day.day
        )
        and exists (
          select from infotech_event event
          where event.email = site_day.email and event.direction = 'out' and event.occurred_at = site_day.last_out
        )
    )
    insert into site_day (
      project_id, day, email, person_id, name, birth_date, hms_card_number, employer, employer_reg_num,
      first_in, last_in, last_out, entered_at
    )
    select project_id, day, email, person_id, name, birth_date, hms_card_number, employer, employer_reg_num,
      first_in, last_in, last_out, entered_at
    from made
    on conflict (project_id, day, email) do update set
      person_id = excluded.person_id,
      name = ${kept('name')},
      birth_date = ${kept('birth_date')},
      hms_card_number = ${kept('hms_card_number')},
      employer = ${kept('employer')},
      employer_reg_num = ${kept('employer_reg_num')},
      first_in = least(site_day.first_in, excluded.first_in),
      last_in = greatest(site_day.last_in, excluded.last_in),
      last_out = ${read('last_out')},
      entered_at = ${read('entered_at')}
    where (site_day.first_in, site_day.last_in, site_day.last_out, site_day.entered_at, ${isOver})
      is distinct from (excluded.first_in, excluded.last_in, excluded.last_out, excluded.entered_at, true)`.execute(
    transaction,
  );
};
