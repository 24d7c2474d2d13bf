import type { Connection } from '../../core/database/connect';
import type { FileStore } from '../../core/file/fileStore';
import type { Area } from '../area/area';
import { seedPart } from './seedPart';

/** Gives the demo what the areas draw and write for it, once for a database; its rows are there by `seedDemo`. */
export const seedFiles = async (
  areas: readonly Area[],
  connection: Pick<Connection, 'db'>,
  files: FileStore,
): Promise<void> => {
  for (const part of areas.flatMap(({ demo }) => demo?.files ?? [])) await seedPart(connection, part, files);
};
