import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from './fileStore';

/** A store in a folder of this machine. */
export const diskFiles = (folder: string): FileStore => {
  // Not all in one folder: there will be many.
  const folderOf = (key: string) => join(folder, key.slice(0, 2), key);
  const pathOf = (key: string, part: string) => join(folderOf(key), part);

  return {
    async putChunk(key, offset, bytes) {
      await mkdir(folderOf(key), { recursive: true });
      const file = await open(pathOf(key, 'content'), constants.O_RDWR | constants.O_CREAT);
      try {
        await file.write(bytes, 0, bytes.length, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
    },

    // They were written into the one file from the start.
    joinChunks: () => Promise.resolve(),

    async put(key, part, write) {
      await mkdir(folderOf(key), { recursive: true });
      const path = pathOf(key, `${part}.${randomUUID()}`);
      try {
        const written = await write(path);
        const file = await open(path, 'r+');
        await file.sync().finally(() => file.close());
        await rename(path, pathOf(key, part));
        return written;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    withContent: (key, work) => work(pathOf(key, 'content')),

    async open(key, part, range) {
      // Opened here, so that one that is not there rejects before anything is answered.
      const file = await open(pathOf(key, part), 'r');
      return file.createReadStream(range);
    },

    async remove(key, parts) {
      const paths = parts?.map((part) => pathOf(key, part)) ?? [folderOf(key)];
      for (const path of paths) await rm(path, { recursive: true, force: true });
    },
  };
};
