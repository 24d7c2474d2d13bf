import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createProject } from './cases';
import type { TestContact } from './people';

/** An open action of a test's own, with this person as responsible, reported by themselves unless it says otherwise. */
export const createAction = async (
  db: Kysely<Database>,
  responsible: TestContact,
  values: Partial<Insertable<Database['action']>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('action')
    .values({
      title: 'Rekkverk mangler',
      description: 'Rekkverket i trappen er tatt ned.',
      severity: 2,
      deadline: '2026-12-24',
      project_id: values.project_id ?? (await createProject(db)),
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      created_by_id: responsible.id,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

let number = 0;

/** A type of a test's own with one cause. */
export const createAberrationType = async (
  db: Kysely<Database>,
  category: 1 | 2 = 1,
): Promise<{ id: number; causeId: number }> => {
  const { id } = await db
    .insertInto('aberration_type')
    .values({ category, name: `Type ${++number}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cause = await db
    .insertInto('aberration_cause')
    .values({ aberration_type_id: id, name: 'Manglende sikring' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, causeId: cause.id };
};

/** A deviation (or RUH) of a test's own with an action for this person; answers both ids. */
export const createReport = async (
  db: Kysely<Database>,
  responsible: TestContact,
  values: Partial<Insertable<Database['action']>> = {},
  category: 1 | 2 = 1,
): Promise<{ aberrationId: number; actionId: number }> => {
  const project_id = values.project_id ?? (await createProject(db));
  const { id } = await db
    .insertInto('aberration')
    .values({
      category,
      title: 'Rekkverk mangler',
      description: 'Rekkverket i trappen er tatt ned.',
      aberration_type_id: (await createAberrationType(db, category)).id,
      registrated: '2026-03-01',
      project_id,
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      created_by_id: values.created_by_id ?? responsible.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actionId = await createAction(db, responsible, { ...values, project_id, aberration_id: id });
  return { aberrationId: id, actionId };
};
