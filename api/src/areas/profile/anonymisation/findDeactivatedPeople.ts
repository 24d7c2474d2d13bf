import {
  type DeactivatedPerson,
  type listDeactivatedPeople,
  mostDeactivated,
} from '@byggtun/shared/contract/anonymisation';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { textClauses } from '../../../core/list/clauses';
import { wordsOf } from '../../../core/list/wordsOf';

interface Row extends Omit<DeactivatedPerson, 'deactivatedAt'> {
  deactivatedAt: Date | null;
  total: number;
}

const holds = (word: string) => sql`(
  ${textClauses.contains(sql.ref('person.name_search'), [word])}
  or ${textClauses.contains(sql`fold_text(person.email)`, [word])}
  or exists (
    select from contact_person c join company on company.id = c.company_id
    where c.person_id = person.id and ${textClauses.contains(sql`fold_text(company.name)`, [word])}
  ))`;

/** People who act for no company any longer and are not anonymised, of whom every word is in name, e-mail or a company; by name. */
export const findDeactivatedPeople = async (
  db: Kysely<Database>,
  text = '',
): Promise<RouteAnswer<typeof listDeactivatedPeople>> => {
  const found = [
    sql`not bool_or(contact.active)`,
    sql`anonymisation.person_id is null`,
    ...wordsOf(text).map(holds),
  ];
  const { rows } = await sql<Row>`
    select person.id as "personId", person.full_name as "fullName", person.email,
      array_agg(company.name order by company.name) as companies,
      max(contact.deactivated_at) as "deactivatedAt", count(*) over ()::int as total
    from person
    join contact_person contact on contact.person_id = person.id
    join company on company.id = contact.company_id
    left join anonymisation on anonymisation.person_id = person.id
    group by person.id, anonymisation.person_id
    having ${sql.join(found, sql` and `)}
    order by person.full_name, person.id
    limit ${mostDeactivated}`.execute(db);
  return {
    items: rows.map(({ personId, fullName, email, companies, deactivatedAt }) => ({
      ...{ personId, fullName, email, companies },
      deactivatedAt: deactivatedAt?.toISOString() ?? null,
    })),
    totalCount: rows[0]?.total ?? 0,
  };
};
