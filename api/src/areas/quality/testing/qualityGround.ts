import { createChecklist } from '../../../testing/builders/checklists';
import type { Scene } from '../../../testing/builders/scene';
import { createSelfCheck } from '../../../testing/builders/selfChecks';
import { buildGround, type Ground } from '../../../testing/rights/ground';

/** What the rights matrix of quality stands on: lists in projects that hold nothing else, and a file. */
export interface QualityGround extends Ground {
  /** Two checklists lie in it, one of each of the developer's staff. */
  checklistProject: number;
  /** Five self-checks lie in it, one of each who can be responsible. */
  selfCheckProject: number;
  /** A file for each activity in turn, since it takes long to send one up. */
  activityFile: string;
}

const listChecklists = async ({ scene, people }: Ground): Promise<number> => {
  const { db } = scene.app.database;
  const { projectId } = await createChecklist(db, scene.staff);
  const other = people['developer other'];
  if (other) await createChecklist(db, other, [1], { project_id: projectId });
  return projectId;
};

const listSelfChecks = async ({ app, staff, main, worker, colleague, stranger }: Scene): Promise<number> => {
  const { db } = app.database;
  const { projectId } = await createSelfCheck(db, staff);
  for (const who of [main, worker, colleague, stranger])
    await createSelfCheck(db, who, 1, { project_id: projectId });
  return projectId;
};

/** Builds it on a fresh database. */
export const buildQualityGround = async (): Promise<QualityGround> => {
  const ground = await buildGround();
  return {
    ...ground,
    checklistProject: await listChecklists(ground),
    selfCheckProject: await listSelfChecks(ground.scene),
    activityFile: await ground.image(),
  };
};
