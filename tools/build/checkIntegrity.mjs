// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @param {'sha256' | 'sha384'} kind */
const digest = (kind) => (/** @type {Buffer} */ bytes) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

/** Subresource integrity of some bytes, as a `release.json` says it. */
export const integrityOf = digest('sha384');

/** The same as an area's entry says it of its scripts (`ScriptIntegrityPlugin`). */
export const integrityInEntry = digest('sha256');

/** Which chunk a file is of: its name up to the first full stop. @param {import('node:fs').Dirent} file */
const chunkOf = ({ name }) => name.split('.')[0];

/**
 * Holds the digests that an area's entry carries against its scripts: a browser would refuse any other. A
 * chunk without a script of its own (its modules are shared ones) has that of its stylesheet, which nobody asks for.
 * @param {string} folder of the built area
 * @throws when a digest belongs to no script
 */
export async function checkIntegrity(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const withScript = new Set(scripts.map(chunkOf));
  const alone = entries.filter((entry) => entry.name.endsWith('.css') && !withScript.has(chunkOf(entry)));
  const bytes = await Promise.all(
    [...scripts, ...alone].map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
  const own = new Set(bytes.map(integrityInEntry));
  const entry = await readFile(join(folder, 'remoteEntry.js'), 'utf8');
  const foreign = [...entry.matchAll(/sha\d+-[\w+/]+=*/g)].map(String).filter((digest) => !own.has(digest));
  if (foreign.length > 0)
    throw new Error(`${folder}: ${foreign.length} digests belong to none of its scripts`);
}
