import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Option } from '@byggtun/shared/contract/list';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import { visibleProjects } from '../project/visibleProjects';

/** What the filters of every list of cases can be set to. */
interface CaseChoices {
  contactPersons: Option[];
  users: Option[];
  contactPersonContact: Option[];
  projects: Option[];
}

const optionOf = ({ id, fullName }: { id: number; fullName: string }) => ({ key: id, value: fullName });

/** The people, companies and projects to filter by; contractors choose among their own people and projects alone. */
export const findCaseChoices = async (db: Kysely<Database>, actor: CaseActor): Promise<CaseChoices> => {
  const [colleagues, contactPersonContact, projects] = await Promise.all([
    activeContactPersons(db).where('contact_person.company_id', '=', actor.companyId).execute(),
    actor.isByggtun
      ? db.selectFrom('company').select(['id as key', 'name as value']).orderBy('name').execute()
      : [],
    visibleProjects(db, actor).select(['project.id as key', 'project.name as value']).execute(),
  ]);
  const contactPersons = colleagues.map(optionOf);
  return { contactPersons, users: actor.isByggtun ? contactPersons : [], contactPersonContact, projects };
};
