import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Options {
  port: number;
  data: string;
  env?: Record<string, string>;
  /** Files and connections that it may have open. */
  openFiles?: number;
}

/** Starts the built portal as `npm start` does, with its supervisor, and waits until it answers. */
export const startWatched = async ({ port, data, env = {}, openFiles }: Options) => {
  const node = [process.execPath, 'api/dist/supervisor.js'];
  const [program = '', ...args] = openFiles
    ? ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...node]
    : node;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BYGGTUN_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Byggtun kjører på')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(`the portal did not start: ${said}`)));
  });
  const pid = child.pid ?? 0;
  return {
    origin: `http://localhost:${port}`,
    /** What it has told the terminal. */
    said: () => said,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** The server below the supervisor. */
    serverPid: () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]),
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** The process of the embedded database in this data folder. */
export const databasePid = (data: string): number =>
  Number(readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
