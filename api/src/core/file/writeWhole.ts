import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that others see whole or not at all, and that survives a power cut. */
export const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    // The room that it took may be what is missing.
    await rm(draft, { force: true });
    throw error;
  }
};
