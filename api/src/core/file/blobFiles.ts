import { join } from 'node:path';
import { Readable } from 'node:stream';

import { RestError } from '@azure/storage-blob';

import { openContainer } from '../blob/openContainer';
import { fileParts, type FileStore } from './fileStore';
import { inWorkFolder } from './workFolder';

/** Names of blocks are of one length, and say where they belong. */
const blockId = (offset: number) => Buffer.from(String(offset).padStart(12, '0')).toString('base64');

/** So much is held in memory while a file goes up from this machine. */
const blockSize = 1_048_576;

/**
 * A store in a container of Azure Blob; any number of instances may use it.
 * @param address of the container, with a SAS token when there is no connection string
 * @param connection the storage account's connection string
 */
export const blobFiles = (address: URL, connection?: string): FileStore => {
  const container = openContainer(address, connection);
  const blob = (key: string, part: string) => container.getBlockBlobClient(`${key}/${part}`);

  return {
    async putChunk(key, offset, bytes) {
      await blob(key, 'content').stageBlock(blockId(offset), bytes, bytes.length);
    },

    async joinChunks(key, offsets) {
      const content = blob(key, 'content');
      try {
        await content.commitBlockList(offsets.map(blockId));
      } catch (error) {
        // Another has joined them before, and put a smaller image in their place.
        const isGone = error instanceof RestError && error.code === 'InvalidBlockList';
        if (!isGone) throw error;
        if (!(await content.exists())) return 0;
      }
      return (await content.getProperties()).contentLength ?? 0;
    },

    put: (key, part, write) =>
      inWorkFolder('file', async (folder) => {
        const path = join(folder, part);
        const written = await write(path);
        await blob(key, part).uploadFile(path, { blockSize, concurrency: 1 });
        return written;
      }),

    withContent: (key, work) =>
      inWorkFolder('file', async (folder) => {
        const path = join(folder, 'content');
        await blob(key, 'content').downloadToFile(path);
        return work(path);
      }),

    async open(key, part, range) {
      const count = range && range.end - range.start + 1;
      const { readableStreamBody } = await blob(key, part).download(range?.start ?? 0, count);
      return Readable.from(readableStreamBody ?? [], { objectMode: false });
    },

    async sizeOf(key, part) {
      const one = blob(key, part);
      return (await one.exists()) ? (await one.getProperties()).contentLength : undefined;
    },

    async remove(key, parts = fileParts) {
      for (const part of parts) await blob(key, part).deleteIfExists();
    },

    // What is on its way lies in work folders (`removeLeftWork`).
    removeDrafts: () => Promise.resolve(),

    disk: () => Promise.resolve(undefined),
  };
};
