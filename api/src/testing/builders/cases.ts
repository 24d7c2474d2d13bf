import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { TestContact } from './people';

let number = 0;

/** A project of a test's own. */
export const createProject = async (
  db: Kysely<Database>,
  values: Partial<Insertable<Database['project']>> = {},
): Promise<number> => {
  const name = `Prosjekt ${++number}`;
  const type = await db.insertInto('project_type').values({ name }).returning('id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('project')
    .values({ name, project_type_id: type.id, status: 'Gjennomføring', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** An open complaint of a test's own, with this person as responsible. */
export const createComplaint = async (
  db: Kysely<Database>,
  responsible: TestContact,
  values: Partial<Insertable<Database['complaint']>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('complaint')
    .values({
      name: 'Knirk i parkett',
      description: 'Gulvet knirker.',
      status: 0,
      line_date: '2026-01-15',
      project_id: values.project_id ?? (await createProject(db)),
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A deviation of a test's own with its type, for this person to mend; reported by them unless it says otherwise. */
export const createAberration = async (
  db: Kysely<Database>,
  responsible: TestContact,
  values: Partial<Insertable<Database['aberration']>> = {},
): Promise<number> => {
  const category = values.category ?? 1;
  const type = await db
    .insertInto('aberration_type')
    .values({ category, name: `Type ${++number}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('aberration')
    .values({
      category,
      title: 'Mangler rekkverk',
      description: 'Trappen i andre etasje står uten rekkverk.',
      aberration_type_id: type.id,
      registrated: '2026-01-15',
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
