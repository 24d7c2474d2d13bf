import type { Actor } from '@byggtun/shared/contract/actor';
import type { Option } from '@byggtun/shared/contract/list';
import { type Kysely, sql, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import { visibleProjects } from '../place/visibleProjects';
import type { CaseKind } from './caseKind';

/** What the filters of every list of cases can be set to. */
interface CaseChoices {
  contactPersons: Option[];
  users: Option[];
  contactPersonContact: Option[];
  projects: Option[];
}

/** The name of a kind's table, whose rows have a `responsible_id`. */
type CaseTable = CaseKind['type'];

/** Holds a case of this table, as its responsible. */
const holdsOf = (table: CaseTable) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} as held where held.responsible_id = contact_person.id)`;

const optionOf = ({ id, fullName }: { id: number; fullName: string }) => ({ key: id, value: fullName });

/** Everybody else's people who are responsible for a case of this table, those who have left too; told apart by company. */
const findOthers = async (
  db: Kysely<Database>,
  table: CaseTable,
  { companyId }: Actor,
): Promise<Option[]> => {
  const people = await db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.company_id', '!=', companyId)
    .where(holdsOf(table))
    .select(['contact_person.id', 'person.full_name as fullName', 'company.name'])
    .orderBy('person.full_name')
    .orderBy('company.name')
    .execute();
  return people.map(({ id, fullName, name }) => ({ key: id, value: `${fullName}, ${name}` }));
};

/**
 * The people, companies and projects to filter by: developer staff choose among their own people and all who hold a case of this table,
 * contractors among their own people and projects alone.
 */
export const findCaseChoices = async (
  db: Kysely<Database>,
  table: CaseTable,
  actor: Actor,
): Promise<CaseChoices> => {
  const [colleagues, others, contactPersonContact, projects] = await Promise.all([
    activeContactPersons(db).where('contact_person.company_id', '=', actor.companyId).execute(),
    actor.isByggtun ? findOthers(db, table, actor) : [],
    actor.isByggtun
      ? db.selectFrom('company').select(['id as key', 'name as value']).orderBy('name').execute()
      : [],
    visibleProjects(db, actor).select(['project.id as key', 'project.name as value']).execute(),
  ]);
  const own = colleagues.map(optionOf);
  return {
    contactPersons: [...own, ...others],
    users: actor.isByggtun ? own : [],
    contactPersonContact,
    projects,
  };
};
