import { randomUUID } from 'node:crypto';

import {
  addActivityAberration,
  completeSchedule,
  setScheduleComplete,
  updateActivity,
} from '@byggtun/shared/contract/activitySave';

import { createSelfCheck, createSelfCheckType } from '../../../testing/builders/selfChecks';
import type { CommandRow, Sent, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const make = ({ scene, sites }: Ground, activities: number) =>
  createSelfCheck(scene.app.database.db, scene.worker, activities, { project_id: sites.project });

const beginComment = async (ground: Ground): Promise<Trial> => {
  const { app, worker } = ground.scene;
  const [id = 0] = (await make(ground, 1)).activityIds;
  const say = (comment: string) => ({ content: comment, body: { id, version: 1, comment } });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('activity')
      .where('id', '=', id)
      .where('comment', '!=', '')
      .select('comment')
      .execute();
    return rows.map(({ comment }) => comment);
  };
  return { who: worker, one: say('Målt.'), other: say('Må måles.'), held };
};

const beginAberration = async (ground: Ground): Promise<Trial> => {
  const { app, worker } = ground.scene;
  const { db } = app.database;
  await createSelfCheckType(db);
  const [activityId = 0] = (await make(ground, 1)).activityIds;
  const requestId = randomUUID();
  const titles = [`Bom under flis ${requestId}`, `Sprekk i fuge ${requestId}`] as const;
  const report = (title: string) => ({
    content: title,
    body: { activityId, requestId, title, description: 'Ved sluket.' },
  });
  const held = async () => {
    const rows = await db.selectFrom('aberration').where('title', 'in', titles).select('title').execute();
    return rows.map(({ title }) => title);
  };
  return { who: worker, one: report(titles[0]), other: report(titles[1]), held };
};

const beginComplete =
  (sendOf: (id: number) => Omit<Sent, 'content'>) =>
  async (ground: Ground): Promise<Trial> => {
    const { app, worker } = ground.scene;
    const ids = [(await make(ground, 0)).id, (await make(ground, 0)).id] as const;
    const complete = (id: number) => ({ content: `completed ${id}`, ...sendOf(id) });
    const held = async () => {
      const rows = await app.database.db
        .selectFrom('journal')
        .where('owner_kind', '=', 'schedule')
        .where('owner_id', 'in', ids)
        .select('owner_id')
        .execute();
      return rows.map(({ owner_id }) => `completed ${owner_id}`);
    };
    return { who: worker, one: complete(ids[0]), other: complete(ids[1]), held };
  };

/** What is done in self-checks. */
export const selfCheckCommands: CommandRow[] = [
  { route: updateActivity, keeps: 'first', begin: beginComment },
  { route: addActivityAberration, keeps: 'once', begin: beginAberration },
  {
    route: completeSchedule,
    keeps: 'once',
    begin: beginComplete((id) => ({ address: `/schedule/complete/${id}` })),
  },
  { route: setScheduleComplete, keeps: 'once', begin: beginComplete((id) => ({ body: { id } })) },
];
