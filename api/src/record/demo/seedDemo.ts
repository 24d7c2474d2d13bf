import type { Connection } from '../../core/database/connect';
import { today } from '../../core/time/today';
import type { Area } from '../area/area';
import { demoGround } from './ground/demoGround';
import { seedPart } from './seedPart';

/**
 * Fills a database with the demo data, once: the ground, then what each area declares, in the order of the areas. What later versions
 * add is added to a database that was filled before.
 * @param clock gives the instant that the data's days are relative to
 * @returns whether it was filled now
 */
export const seedDemo = async (
  areas: readonly Area[],
  connection: Pick<Connection, 'db'>,
  clock: () => Date = () => new Date(),
): Promise<boolean> => {
  const now = clock();
  const time = { day: today(now), now };
  const filled = await seedPart(connection, demoGround, time);
  for (const part of areas.flatMap(({ demo }) => demo?.rows ?? [])) await seedPart(connection, part, time);
  return filled;
};
