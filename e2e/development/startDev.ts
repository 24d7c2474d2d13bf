import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type APIRequestContext, expect } from '@playwright/test';

import { journeys } from '../../tools/test/ceilings';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run dev` as a person starts it, with data of its own. */
export interface Dev {
  /** Resolves when all these addresses answer. */
  answers: (request: APIRequestContext, ...paths: string[]) => Promise<void>;
  /** Ends it as Ctrl-C does; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Starts `npm run dev -- …` on a port. */
export function startDev(port: number, ...args: string[]): Dev {
  const data = join(tmpdir(), `byggtun-e2e-development-${port}`);
  rmSync(data, { recursive: true, force: true });
  spawnSync(process.execPath, ['development/beginWithKept.mjs', data], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
  });
  const portal = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), BYGGTUN_DATA: data },
    stdio: 'ignore',
    detached: true,
  });
  return {
    answers: (request, ...paths) =>
      expect(async () => {
        for (const path of paths) {
          expect((await request.get(`http://localhost:${port}${path}`)).status()).toBe(200);
        }
      }).toPass({ timeout: journeys.start }),
    stop: async () => {
      const ended = new Promise((resolve) => portal.once('exit', resolve));
      // Ctrl-C in a terminal reaches the whole group.
      if (portal.pid) process.kill(-portal.pid, 'SIGINT');
      await ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A source file that a test edits and puts back. */
export function sourceFile(path: string) {
  const file = join(root, path);
  const source = readFileSync(file, 'utf8');
  return {
    edit: (from: string, to: string) => {
      expect(source).toContain(from);
      writeFileSync(file, source.replace(from, to));
    },
    putBack: () => writeFileSync(file, source),
  };
}

/** An edit waits while webpack writes its cache, which it does after a minute without one. */
export const firstEdit = { timeout: journeys.longWait };
