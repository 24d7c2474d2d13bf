import type { Insertable } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { createAction } from '../../../testing/builders/actions';
import { createComplaint, createProject } from '../../../testing/builders/cases';
import { owned } from '../../../testing/builders/owned';
import type { TestContact } from '../../../testing/builders/people';
import type { Scene } from '../../../testing/builders/scene';
import { buildGround, type Ground } from '../../../testing/rights/ground';
import { reportCalls } from './reportCalls';

/** What the rights matrix of cases stands on: records of each kind. */
export interface CaseGround extends Ground {
  reports: Awaited<ReturnType<typeof reportCalls>>;
  /** Ids of the lists' own records: one complaint and one action for each who can be responsible. */
  listed: Record<
    'developer' | 'main' | 'responsible' | 'colleague' | 'other',
    { complaint: number; action: number }
  >;
  /** The project that those lie in, alone. */
  listProject: number;
  contractorsComplaint: () => Promise<number>;
  developersComplaint: () => Promise<number>;
  contractorsAction: (values?: Partial<Insertable<Database['action']>>) => Promise<number>;
  developersAction: () => Promise<number>;
}

/** An action with a comment, so that it can be treated though its severity is low. */
export const createTreatable = async (
  { app }: Scene,
  responsible: TestContact,
  values: Partial<Insertable<Database['action']>> = {},
) => {
  const { db } = app.database;
  const action_id = await createAction(db, responsible, { severity: 3, ...values });
  await db
    .insertInto('comment')
    .values({
      ...owned('action', action_id),
      text: 'Utbedret.',
      recipient_type: 3,
      created_by_id: responsible.id,
    })
    .execute();
  return action_id;
};

/** Puts what is cases' own beside a ground. */
export const onGround = async (ground: Ground): Promise<CaseGround> => {
  const { scene, sites } = ground;
  const { app, staff, main, worker, colleague, stranger } = scene;
  const { db } = app.database;
  const listProject = await createProject(db);
  const recordsOf = async (who: TestContact) => ({
    complaint: await createComplaint(db, who, { project_id: listProject }),
    action: await createAction(db, who, { project_id: listProject }),
  });
  return {
    ...ground,
    reports: await reportCalls(scene, sites),
    listProject,
    listed: {
      developer: await recordsOf(staff),
      main: await recordsOf(main),
      responsible: await recordsOf(worker),
      colleague: await recordsOf(colleague),
      other: await recordsOf(stranger),
    },
    contractorsComplaint: () => createComplaint(db, worker, { project_id: sites.other }),
    developersComplaint: () => createComplaint(db, staff, { project_id: sites.other }),
    contractorsAction: (values) =>
      createTreatable(scene, worker, { project_id: sites.other, created_by_id: staff.id, ...values }),
    developersAction: () => createTreatable(scene, staff, { project_id: sites.other }),
  };
};

/** Builds it on a fresh database. */
export const buildCaseGround = async (): Promise<CaseGround> => onGround(await buildGround());
