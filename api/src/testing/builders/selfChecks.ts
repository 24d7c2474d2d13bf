import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createProject } from './cases';
import type { TestContact } from './people';

let number = 0;

/** A trade of a test's own; answers the id. */
export const createTradeCode = async (db: Kysely<Database>): Promise<number> => {
  const { id } = await db
    .insertInto('trade_code')
    .values({ code: `T${++number}`, name: 'Tømrerarbeid' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The type that deviations from self-checks are registered as; made once for a database. */
export const createSelfCheckType = (db: Kysely<Database>): Promise<unknown> =>
  db
    .insertInto('aberration_type')
    .values({ id: 43, category: 1, name: 'Avvik fra egenkontroll' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A self-check of this person with so many activities that are not done; answers the ids. */
export const createSelfCheck = async (
  db: Kysely<Database>,
  responsible: TestContact,
  activities = 2,
  values: Partial<Insertable<Database['schedule']>> = {},
): Promise<{ id: number; projectId: number; activityIds: number[] }> => {
  const project_id = values.project_id ?? (await createProject(db));
  const { id } = await db
    .insertInto('schedule')
    .values({
      process_name: 'Membran og sluk, bad',
      trade_code_id: await createTradeCode(db),
      start_date: '2026-03-01',
      deadline: '2099-03-20',
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      ...values,
      project_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = Array.from({ length: activities }, (_, at) => ({
    schedule_id: id,
    project_id,
    position: at + 1,
    name: `Aktivitet ${at + 1}`,
    instruction: '<p>Mål <strong>fallet</strong>.</p><script>alert(1)</script>',
  }));
  const rows = made.length > 0 ? await db.insertInto('activity').values(made).returning('id').execute() : [];
  return { id, projectId: project_id, activityIds: rows.map((row) => row.id) };
};
