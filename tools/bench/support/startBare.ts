import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Address of the database that the portal on this data folder runs, for who may do anything with it. */
export const databaseOf = (data: string): string => {
  const text = readFileSync(join(data, 'postgres-access.json'), 'utf8');
  const access = JSON.parse(text) as { password: string; port: number };
  return `postgresql://byggtun:${access.password}@127.0.0.1:${access.port}/byggtun`;
};

/** Starts a bare handler (`support/bare/`) on a port and a database; resolves with its address when it answers. */
export const startBare = async (program: string, port: number, database: string): Promise<string> => {
  const child = fork(fileURLToPath(new URL(`bare/${program}`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_DATABASE: database },
  });
  process.on('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('the bare handler did not start')));
  });
  return `http://127.0.0.1:${port}`;
};
