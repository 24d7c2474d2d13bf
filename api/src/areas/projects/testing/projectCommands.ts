import { randomUUID } from 'node:crypto';

import { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import { saveFavourite } from '@byggtun/shared/contract/project';
import { noteRecentProject, removeRecentProject } from '@byggtun/shared/contract/recentProject';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createProject } from '../../../testing/builders/cases';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const beginFavourite = async ({ scene: { app, staff } }: Ground): Promise<Trial> => {
  const { db } = app.database;
  const projectId = await createProject(db);
  const make = (isFavourite: boolean) => ({ content: `${isFavourite}`, body: { projectId, isFavourite } });
  const held = async () => {
    const found = await db
      .selectFrom('project_favourite')
      .where('project_id', '=', projectId)
      .select('project_id')
      .executeTakeFirst();
    return [`${found !== undefined}`];
  };
  return { who: staff, one: make(true), other: make(false), held };
};

/** @param isNoted the projects are among the recent ones before */
const beginRecent =
  (isNoted: boolean) =>
  async ({ scene: { app, staff, call } }: Ground): Promise<Trial> => {
    const { db } = app.database;
    const ids = [await createProject(db), await createProject(db)] as const;
    if (isNoted) for (const id of ids) await call(staff, 'PUT', `/project/recent/${id}`);
    const held = async () => {
      const rows = await db
        .selectFrom('recent_project')
        .where('project_id', 'in', ids)
        .select('project_id')
        .execute();
      const noted = rows.map(({ project_id }) => project_id);
      return isNoted
        ? ids.filter((id) => !noted.includes(id)).map((id) => `without ${id}`)
        : noted.map((id) => `with ${id}`);
    };
    const send = (id: number) => ({
      content: `${isNoted ? 'without' : 'with'} ${id}`,
      address: `/project/recent/${id}`,
    });
    return { who: staff, one: send(ids[0]), other: send(ids[1]), held };
  };

const beginPassage = async ({ scene: { app, worker } }: Ground): Promise<Trial> => {
  const { db } = app.database;
  const projectIds = [await createProject(db)];
  const eventId = randomUUID();
  const pass = (direction: 'in' | 'out') => ({
    content: direction,
    body: { eventId, email: worker.email, direction, projectIds, occurredAt: new Date().toISOString() },
    headers: { 'x-api-key': app.settings.infotechKey ?? '' },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('infotech_event')
      .where('id', '=', eventId)
      .select('direction')
      .execute();
    return rows.map(({ direction }) => direction);
  };
  return { one: pass('in'), other: pass('out'), held };
};

const isAccepted = (answer: unknown) => (answer as RouteAnswer<typeof postInfotechEvent>).accepted;

/** What is kept of projects and sites. */
export const projectCommands: CommandRow[] = [
  { route: saveFavourite, keeps: 'last', begin: beginFavourite },
  { route: noteRecentProject, keeps: 'once', begin: beginRecent(false) },
  { route: removeRecentProject, keeps: 'once', begin: beginRecent(true) },
  { route: postInfotechEvent, keeps: 'once', begin: beginPassage, saysYes: isAccepted },
];
