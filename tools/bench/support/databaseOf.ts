import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the embedded database of a data folder that is in use. */
export const databaseOf = (data: string): string => {
  const text = readFileSync(join(data, 'postgres-access.json'), 'utf8');
  const access = JSON.parse(text) as { password: string; port: number };
  return `postgresql://byggtun:${access.password}@127.0.0.1:${access.port}/byggtun`;
};
