// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';

/** Builds a package in a process. @param {import('./buildable.mjs').Buildable} one @returns {Promise<string | undefined>} why it failed */
export function runBuild({ name, hash, command }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: join(root, name),
      env: { ...process.env, NODE_ENV: 'production', BYGGTUN_BUILD_HASH: hash },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    // A build that is given up half-way takes its packages with it.
    const end = () => void child.kill();
    process.once('exit', end);
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code === 0 ? undefined : output || `ended with code ${code}`);
    });
  });
}
