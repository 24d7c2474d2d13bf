import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { writeWhole } from '../../file/writeWhole';
import { applyChange } from './applyChange';
import { asJson } from './asJson';
import { withFolderLock } from './folderLock';
import { parseState } from './parseState';
import { historyPath, statePath } from './paths';
import type { ReleaseStore, StoredFile } from './releaseStore';

const ifThere = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** A store in a folder of this machine, or of a disk that several machines share. */
export const folderStore = (
  folder: string,
  say: (sentence: string) => void = () => undefined,
): ReleaseStore & { folder: string } => {
  const root = resolve(folder);
  const at = (path: string) => join(root, path);

  const writeFiles = async (target: string, files: StoredFile[]) => {
    for (const { path, content } of files) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await writeFile(join(target, path), content);
    }
  };

  const read: ReleaseStore['read'] = (path) => ifThere(readFile(at(path)));

  return {
    folder: root,
    title: root,
    freshFor: 0,
    read,

    async readState(known) {
      const found = await ifThere(stat(at(statePath), { bigint: true }));
      const mark = found ? `${found.mtimeNs}:${found.ino}:${found.size}` : 'none';
      if (mark === known) return undefined;
      return { mark, text: (await read(statePath))?.toString() };
    },

    async list(path) {
      return (await ifThere(readdir(at(path)))) ?? [];
    },

    putFile: (path, content) => writeWhole(at(path), content),

    async putFolder(path, files) {
      const draft = at(`incoming/${randomUUID()}`);
      const replaced = `${draft}-replaced`;
      try {
        await writeFiles(draft, files);
        await mkdir(dirname(at(path)), { recursive: true });
        await ifThere(rename(at(path), replaced));
        await rename(draft, at(path)).catch(async (error: unknown) => {
          await ifThere(rename(replaced, at(path)));
          throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
        await rm(replaced, { recursive: true, force: true });
      }
    },

    remove: (path) => rm(at(path), { recursive: true, force: true }),

    async flip(by, decide) {
      await mkdir(root, { recursive: true });
      const flipNow = async () => {
        const state = parseState((await read(statePath))?.toString());
        const stamp = { at: new Date().toISOString(), by };
        const next = applyChange(state, await decide(state, stamp), stamp);
        // The one before may have ended between its swap and its record.
        if (state.last) await writeWhole(at(historyPath(state.revision)), asJson(state.last));
        await writeWhole(at(statePath), asJson(next));
        // It is made: the state carries it, and the next flip writes the record when this can't.
        await writeWhole(at(historyPath(next.revision)), asJson(next.last)).catch(() => undefined);
        return next.last;
      };
      return withFolderLock(at('registry.lock'), by, flipNow, say);
    },
  };
};
