import type { ResponsibleOption } from '@byggtun/shared/contract/complaint';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../database/schema';
import { textClauses } from '../list/clauses';
import { searchable } from '../list/searchable';
import { isOfProject, withinReach } from '../project/projectUsers';

/** Active contact persons with name and company, by name. */
export const activeContactPersons = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.active', '=', true)
    .select([
      'contact_person.id',
      'person.full_name as fullName',
      'company.id as contactId',
      'company.name as contactName',
    ])
    .orderBy('person.full_name')
    .orderBy('contact_person.id');

/**
 * Active contact persons whose name, e-mail or company holds the text, at most 50. Contractors find those within their
 * reach alone; whether the caller may see the project is asked before.
 */
export const findContactPersons = (
  db: Kysely<Database>,
  actor: CaseActor,
  { text, projectId, contactPersonId, contactId }: z.output<typeof searchContactPersons.query>,
): Promise<ResponsibleOption[]> => {
  const wanted = searchable(text);
  return activeContactPersons(db)
    .where((eb) =>
      eb.or([
        textClauses.contains(eb.ref('person.name_search'), [wanted]),
        textClauses.contains(eb.fn('fold_text', ['person.email']), [wanted]),
        textClauses.contains(eb.fn('fold_text', ['company.name']), [wanted]),
      ]),
    )
    .$if(!actor.isByggtun, (query) => query.where(withinReach(actor, projectId)))
    .$if(projectId !== undefined, (query) => query.where(isOfProject(projectId ?? 0)))
    .$if(contactPersonId !== undefined, (query) =>
      query.where('contact_person.id', '!=', contactPersonId ?? 0),
    )
    .$if(contactId !== undefined, (query) => query.where('contact_person.company_id', '=', contactId ?? 0))
    .limit(50)
    .execute();
};
