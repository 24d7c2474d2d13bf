import type { complaintFilterOptions } from '@byggtun/shared/contract/complaint';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import { visibleProjects } from '../project/visibleProjects';
import { statusOptions } from './statusOptions';

const optionOf = ({ id, fullName }: { id: number; fullName: string }) => ({ key: id, value: fullName });

/** What the filters of the list can be set to; contractors choose among their own people and projects alone. */
export const findFilterOptions = async (
  db: Kysely<Database>,
  actor: CaseActor,
): Promise<RouteAnswer<typeof complaintFilterOptions>> => {
  const [colleagues, contactPersonContact, projects] = await Promise.all([
    activeContactPersons(db).where('contact_person.company_id', '=', actor.companyId).execute(),
    actor.isByggtun
      ? db.selectFrom('company').select(['id as key', 'name as value']).orderBy('name').execute()
      : [],
    visibleProjects(db, actor).select(['project.id as key', 'project.name as value']).execute(),
  ]);
  const contactPersons = colleagues.map(optionOf);
  const users = actor.isByggtun ? contactPersons : [];
  return { contactPersons, users, regStatuses: statusOptions, contactPersonContact, projects };
};
