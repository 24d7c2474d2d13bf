import type { Connection } from '../../core/database/connect';
import { today } from '../../core/time/today';
import type { Area } from '../area/area';
import { demoGround } from './ground/demoGround';
import { seedOnce } from './seedOnce';

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
  const filled = await seedOnce(connection, demoGround.name, (transaction) =>
    demoGround.seed(transaction, time),
  );
  for (const { name, seed } of areas.flatMap(({ demo }) => demo?.rows ?? []))
    await seedOnce(connection, name, (transaction) => seed(transaction, time));
  return filled;
};
