import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { removeOlder } from './removeOlder';

/** What is worked at: a file on its way to or from a container, a conversion, a merge. */
const kinds = ['file', 'convert', 'merge'] as const;

type Kind = (typeof kinds)[number];

const prefixOf = (kind: Kind) => `byggtun-${kind}-`;

/** Makes a folder in the system's temporary one; whoever asks for it removes it. @returns its path */
export const makeWorkFolder = (kind: Kind): Promise<string> => mkdtemp(join(tmpdir(), prefixOf(kind)));

/** Works in such a folder, and removes it afterwards. */
export const inWorkFolder = async <T>(kind: Kind, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await makeWorkFolder(kind);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes those in which a server was at work that was killed, an hour ago or more. */
export const removeLeftWork = async (): Promise<void> => {
  for (const kind of kinds) await removeOlder(tmpdir(), prefixOf(kind));
};
