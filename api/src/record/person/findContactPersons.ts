import type { Actor } from '@byggtun/shared/contract/actor';
import { contactSearchLimit, type searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../core/database/schema';
import { textClauses } from '../../core/list/clauses';
import { wordsOf } from '../../core/list/wordsOf';
import { isOfProject, withinReach } from '../place/projectUsers';

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
 * Active contact persons of whom every word of the text is in name, e-mail or company, in whatever order; at most `contactSearchLimit`. Contractors find
 * those within their reach alone; whether the caller may see the project is asked before.
 */
export const findContactPersons = (
  db: Kysely<Database>,
  actor: Actor,
  { text, projectId, contactPersonId, contactId }: z.output<typeof searchContactPersons.query>,
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where((eb) =>
      eb.and(
        wordsOf(text).map((word) =>
          eb.or([
            textClauses.contains(eb.ref('person.name_search'), [word]),
            textClauses.contains(eb.fn('fold_text', ['person.email']), [word]),
            textClauses.contains(eb.fn('fold_text', ['company.name']), [word]),
          ]),
        ),
      ),
    )
    .$if(!actor.isByggtun, (query) => query.where(withinReach(actor, projectId)))
    .$if(projectId !== undefined, (query) => query.where(isOfProject(projectId ?? 0)))
    .$if(contactPersonId !== undefined, (query) =>
      query.where('contact_person.id', '!=', contactPersonId ?? 0),
    )
    .$if(contactId !== undefined, (query) => query.where('contact_person.company_id', '=', contactId ?? 0))
    .limit(contactSearchLimit)
    .execute();
