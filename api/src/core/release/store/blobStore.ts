import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { type BlockBlobClient, RestError } from '@azure/storage-blob';
import { type Flip, flip } from '@byggtun/shared/contract/release';

import { openContainer } from '../../blob/openContainer';
import { applyChange } from './applyChange';
import { asJson } from './asJson';
import { contentTypeOf } from './contentTypeOf';
import { parseState } from './parseState';
import { historyPath, statePath } from './paths';
import { ReleaseProblem } from './ReleaseProblem';
import type { ReleaseStore } from './releaseStore';

/** How often a flip is tried anew when somebody else was faster. */
const tries = 10;
const uploadsAtOnce = 8;

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof RestError && error.statusCode !== undefined && statuses.includes(error.statusCode);

/**
 * A store in a container of Azure Blob.
 * @param address of the container, with a SAS token when there is no connection string
 * @param connection the storage account's connection string
 */
export const blobStore = (address: URL, connection?: string): ReleaseStore => {
  const container = openContainer(address, connection);
  const blob = (path: string): BlockBlobClient => container.getBlockBlobClient(path);

  const upload = (
    path: string,
    content: Buffer,
    conditions: { ifMatch?: string; ifNoneMatch?: string } = {},
  ) =>
    blob(path).upload(content, content.length, {
      conditions,
      blobHTTPHeaders: { blobContentType: contentTypeOf(path) },
    });

  /** The bytes and their mark; undefined when there is none, or the known mark still holds. */
  const fetchBlob = async (path: string, known?: string) => {
    try {
      const conditions = known ? { ifNoneMatch: known } : {};
      const { etag, readableStreamBody } = await blob(path).download(0, undefined, { conditions });
      if (etag === undefined || !readableStreamBody) return undefined;
      return { etag, content: await buffer(readableStreamBody) };
    } catch (error) {
      if (hasStatus(error, 304, 404)) return undefined;
      throw error;
    }
  };

  /** The flip that led to a revision: the state carries the latest, the history those before it. */
  const flipTo = async (revision: number): Promise<Flip | undefined> => {
    const { last } = parseState((await fetchBlob(statePath))?.content.toString());
    if (last?.revision === revision) return last;
    const record = await fetchBlob(historyPath(revision));
    return record && flip.parse(JSON.parse(record.content.toString()));
  };

  /** Whether a swap that came too late was ours: its first answer was lost, and the client has sent it again. */
  const isMade = async ({ revision, at, by, name }: Flip) => {
    const made = await flipTo(revision);
    return made?.at === at && made.by === by && made.name === name;
  };

  const pathsBelow = async (folder: string) => {
    const paths: string[] = [];
    for await (const { name } of container.listBlobsFlat({ prefix: `${folder}/` })) paths.push(name);
    return paths;
  };

  return {
    title: `${address.origin}${address.pathname}`,
    freshFor: 1_000,

    async readState(known) {
      const found = await fetchBlob(statePath, known);
      if (found) return { mark: found.etag, text: found.content.toString() };
      return known === undefined ? { mark: '', text: undefined } : undefined;
    },

    async read(path) {
      return (await fetchBlob(path))?.content;
    },

    async list(folder) {
      const names: string[] = [];
      for await (const item of container.listBlobsByHierarchy('/', { prefix: `${folder}/` }))
        names.push(item.name.slice(folder.length + 1).replace(/\/$/, ''));
      return names;
    },

    async putFile(path, content) {
      await upload(path, content);
    },

    async putFolder(folder, files) {
      const last = files.at(-1);
      const before = files.slice(0, -1);
      const worker = async () => {
        for (let file = before.shift(); file; file = before.shift())
          await upload(`${folder}/${file.path}`, file.content);
      };
      await Promise.all(Array.from({ length: uploadsAtOnce }, worker));
      if (last) await upload(`${folder}/${last.path}`, last.content);
    },

    async remove(path) {
      const paths = [path, ...(await pathsBelow(path))];
      // What makes the folder a release goes first, so that a half-removed one is none.
      paths.sort((a, b) => Number(b.endsWith('/release.json')) - Number(a.endsWith('/release.json')));
      for (const each of paths) await blob(each).deleteIfExists();
    },

    async flip(by, decide) {
      for (let i = 0; i < tries; i += 1) {
        const found = await fetchBlob(statePath);
        const state = parseState(found?.content.toString());
        const stamp = { at: new Date().toISOString(), by };
        const next = applyChange(state, await decide(state, stamp), stamp);
        // The one before may have ended between its swap and its record.
        if (state.last) await upload(historyPath(state.revision), asJson(state.last));
        try {
          await upload(statePath, asJson(next), found ? { ifMatch: found.etag } : { ifNoneMatch: '*' });
        } catch (error) {
          if (!hasStatus(error, 409, 412)) throw error;
          if (!(await isMade(next.last))) {
            // Apart, so that the same two do not meet again.
            await sleep(Math.random() * 150);
            continue;
          }
        }
        // It is made: the state carries it, and the next flip writes the record when this can't.
        await upload(historyPath(next.revision), asJson(next.last)).catch(() => undefined);
        return next.last;
      }
      throw new ReleaseProblem('Andre endrer lageret hele tiden; ingenting er endret. Prøv igjen om litt.');
    },
  };
};
