import { type Expression, sql, type SqlBool } from 'kysely';

import { longestShift } from '../infotech/passage';

/** Whether a day on a site is of somebody who is there at an instant. */
export const isPresent = (now: Expression<Date>): Expression<SqlBool> =>
  sql<SqlBool>`(site_day.entered_at is not null
    and site_day.last_in > ${now} - make_interval(secs => ${longestShift / 1000}))`;
