import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';

/** A project of the demo with who meets about it and which deviations there have been. */
export interface MinuteGround {
  id: number;
  status: string;
  endedOn: string | null;
  /** The project's own staff, its leader first. */
  staff: number[];
  /** The main contacts of its contractors. */
  contractors: number[];
  /** Deviations by day, the latest first. */
  deviations: { id: number; day: string }[];
}

/** Reads the projects of the demo. */
export const findMinuteGround = async (transaction: Transaction<Database>): Promise<MinuteGround[]> => {
  const projects = await transaction
    .selectFrom('project')
    .where('responsible_id', 'is not', null)
    .select(['id', 'status', 'ended_on', 'responsible_id', 'sc_id', 'qa_id'])
    .orderBy('id')
    .limit(14)
    .execute();
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return [];
  const contractors = await transaction
    .selectFrom('project_company')
    .innerJoin('company', 'company.id', 'project_company.company_id')
    .innerJoin('contact_person', 'contact_person.company_id', 'company.id')
    .where('project_company.project_id', 'in', ids)
    .where('company.is_byggtun', '=', false)
    .where('contact_person.is_main_contact', '=', true)
    .where('contact_person.active', '=', true)
    .select(['project_company.project_id as projectId', 'contact_person.id'])
    .orderBy('contact_person.id')
    .execute();
  const deviations = await transaction
    .selectFrom('aberration')
    .where('project_id', 'in', ids)
    .where('category', '=', 1)
    .select(['id', 'project_id as projectId', 'registrated as day'])
    .orderBy('registrated', 'desc')
    .orderBy('id')
    .execute();
  return projects.map(({ id, status, ended_on, responsible_id, sc_id, qa_id }) => ({
    id,
    status,
    endedOn: ended_on,
    staff: [...new Set([responsible_id, sc_id, qa_id])].filter((one) => one !== null),
    contractors: contractors.filter((one) => one.projectId === id).map((one) => one.id),
    deviations: deviations.filter((one) => one.projectId === id),
  }));
};
