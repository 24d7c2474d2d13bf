import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** What the site list keeps of a person, as it is now; nothing but the project of somebody who is not registered. */
export interface ValuesOfDay {
  email: string;
  project_id: number;
  project_name: string;
  person_id: number | null;
  name: string | null;
  birth_date: string | null;
  hms_card_number: string | null;
  employer: string | null;
  employer_reg_num: string | null;
}

/**
 * What is known now of these people on these projects; projects that are not there are left out. The employer is the company that takes part
 * in the project, the one that the person acts for first; then whichever they act for.
 */
export const findValuesOfDay = async (
  transaction: Transaction<Database>,
  pairs: readonly { email: string; projectId: number }[],
): Promise<ValuesOfDay[]> => {
  const { rows } = await sql<ValuesOfDay>`
    select asked.email, project.id as project_id, project.name as project_name, person.id as person_id,
      person.full_name as name, person.birth_date, employed.hms_card_number, employed.employer, employed.employer_reg_num
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as asked (email text, "projectId" integer)
    join project on project.id = asked."projectId"
    left join person on person.email = asked.email
    left join lateral (
      select contact_person.hms_card_number, company.name as employer, company.reg_num as employer_reg_num
      from contact_person
      join company on company.id = contact_person.company_id
      left join project_company taking_part
        on taking_part.company_id = company.id and taking_part.project_id = project.id
      where contact_person.person_id = person.id
      order by contact_person.active desc, (taking_part.company_id is not null) desc,
        (contact_person.id = person.active_contact_person_id) desc, contact_person.id
      limit 1
    ) employed on true`.execute(transaction);
  return rows;
};
