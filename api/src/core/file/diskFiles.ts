import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from './fileStore';
import { removeOlder } from './removeOlder';

/** A write may take a part alone, with no error: when the disk has no room for the rest, the next one says so. */
const writeAll = async (file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> => {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done);
    done += bytesWritten;
  }
};

/** What was written is on the disk, also after a loss of power. */
const toDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

const orMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** A store in a folder of this machine. */
export const diskFiles = (folder: string): FileStore => {
  // Not all in one folder: there will be many.
  const folderOf = (key: string) => join(folder, key.slice(0, 2), key);
  // On the same disk, so that a draft that is whole only changes its name.
  const drafts = join(folder, 'drafts');
  const pathOf = (key: string, part: string) => join(folderOf(key), part);

  return {
    async putChunk(key, offset, bytes) {
      await mkdir(folderOf(key), { recursive: true });
      const file = await open(pathOf(key, 'content'), constants.O_RDWR | constants.O_CREAT);
      try {
        await writeAll(file, bytes, offset);
        await file.datasync();
      } catch (error) {
        // What was written of it gives back its room; what came before stays.
        await file.truncate(offset).catch(() => undefined);
        throw error;
      } finally {
        await file.close();
      }
    },

    // They were written into the one file from the start.
    joinChunks: async (key) => {
      const found = await stat(pathOf(key, 'content')).catch(orMissing);
      return found?.size ?? 0;
    },

    async put(key, part, write) {
      const path = join(drafts, `${part}.${randomUUID()}`);
      try {
        await mkdir(drafts, { recursive: true });
        const written = await write(path);
        await toDisk(path);
        await mkdir(folderOf(key), { recursive: true });
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

    sizeOf: async (key, part) => (await stat(pathOf(key, part)).catch(orMissing))?.size,

    async remove(key, parts) {
      const paths = parts?.map((part) => pathOf(key, part)) ?? [folderOf(key)];
      for (const path of paths) await rm(path, { recursive: true, force: true });
    },

    removeDrafts: () => removeOlder(drafts),

    async disk() {
      await mkdir(folder, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, size: blocks * bsize };
    },
  };
};
