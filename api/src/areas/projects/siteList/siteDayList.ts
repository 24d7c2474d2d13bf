import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import {
  dateColumn,
  flagColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';

/** The site list's own table; it reads no other. */
export const selectSiteDays = (db: Kysely<Database>) => db.selectFrom('site_day');

const eb = expressionBuilder<Database, 'site_day'>();
const nullable = { nullable: true };
/** What is the same in every line of a site. */
const ofTheSite = textColumn(sql`''`, { sortable: false });

/** The list of byggherreforskriften § 15. */
export const siteDayList: ListDefinition<never> = {
  columns: {
    id: numberColumn(eb.ref('site_day.id')),
    projectId: numberColumn(eb.ref('site_day.project_id')),
    day: dateColumn(eb.ref('site_day.day')),
    name: textColumn(eb.ref('site_day.name')),
    birthDate: dateColumn(eb.ref('site_day.birth_date'), nullable),
    hmsCardNumber: textColumn(eb.ref('site_day.hms_card_number'), nullable),
    employer: textColumn(eb.ref('site_day.employer'), nullable),
    employerRegNum: textColumn(eb.ref('site_day.employer_reg_num'), nullable),
    firstIn: momentColumn(eb.ref('site_day.first_in'), nullable),
    lastOut: momentColumn(eb.ref('site_day.last_out'), nullable),
    isComplete: flagColumn(eb.ref('site_day.is_complete')),
    site: ofTheSite,
    client: ofTheSite,
    nameAndEmployer: textColumn(eb.ref('site_day.search'), { folded: eb.ref('site_day.search') }),
  },
  search: ['nameAndEmployer', 'hmsCardNumber', 'employerRegNum'],
  id: eb.ref('site_day.id'),
  sortBy: 'day',
};
