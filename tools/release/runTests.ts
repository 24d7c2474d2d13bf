import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';

/** Runs a package's own tests. @returns what they said when they fail */
export const runTests = (folder: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');
    const child = spawn(
      process.execPath,
      [jest, '--projects', folder, '--passWithNoTests', '--silent', '--maxWorkers=1', '--noStackTrace'],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'test' } },
    );
    const end = () => void child.kill();
    process.once('exit', end);
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code === 0 ? undefined : output || `jest ended with code ${code}`);
    });
  });
