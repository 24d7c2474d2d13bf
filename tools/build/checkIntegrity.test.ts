import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { checkIntegrity, integrityInEntry } from './checkIntegrity.mjs';

const folder = await mkdtemp(join(tmpdir(), 'byggtun-integrity-'));
after(() => rm(folder, { recursive: true }));

const write = async (digested: string) => {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets/1.js'), 'script');
  await writeFile(join(folder, 'assets/1.css'), 'style');
  await writeFile(
    join(folder, 'remoteEntry.js'),
    `const digests={1:"${integrityInEntry(Buffer.from(digested))}"}`,
  );
};

test('the digest of a script is accepted', async () => {
  await write('script');
  await checkIntegrity(folder);
});

test("the digest of a chunk's stylesheet, or of anything else, is not", async () => {
  await write('style');
  await assert.rejects(checkIntegrity(folder), /1 digests belong to none of its scripts/);
});

test('that of a stylesheet whose chunk has no script is accepted: nobody asks for it', async () => {
  await write('style alone');
  await writeFile(join(folder, 'assets/2.css'), 'style alone');
  await checkIntegrity(folder);
});
