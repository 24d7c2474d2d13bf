import { randomUUID } from 'node:crypto';

import type { Route } from '@byggtun/shared/contract/route';
import { countWalks, listWalks, saveWalk } from '@byggtun/shared/contract/walk';

import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const beginWalk = ({ scene, sites }: Ground): Promise<Trial> => {
  const titles = [`Stillas ${randomUUID()}`, `Rekkverk ${randomUUID()}`] as const;
  const titled = (title: string) => ({ content: title, body: { title, projectId: sites.project } });
  const held = async () => {
    const { db } = scene.app.database;
    const rows = await db.selectFrom('walk').where('title', 'in', titles).select('title').execute();
    return rows.map(({ title }) => title);
  };
  return Promise.resolve({ who: scene.worker, one: titled(titles[0]), other: titled(titles[1]), held });
};

/** What people do in the area. */
export const commands: CommandRow[] = [{ route: saveWalk, keeps: 'each', begin: beginWalk }];

/** Questions that are too long for an address. */
export const questions: Route[] = [listWalks, countWalks];
