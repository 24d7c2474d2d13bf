import { openKept } from './keptCaches';

const fileAddress = (owner: string, key: string) => `/kept-files/${owner}/${encodeURIComponent(key)}`;
const noteAddress = (owner: string, key: string) => `/kept-notes/${owner}/${encodeURIComponent(key)}`;

/** Whether this browser can keep files; never asked on kiosks, which keep nothing. Since 1.6.0. */
export const canKeepFiles = (): boolean => 'caches' in globalThis;

/**
 * Keeps a file that a person has asked for on this device, until they take it away or sign out. Never on kiosks. Since 1.6.0.
 * @param owner whose it is; nobody else reads it
 * @throws when the device has no room
 */
export async function keepFile(owner: string, key: string, file: Blob): Promise<void> {
  const cache = await openKept('files');
  await cache?.put(fileAddress(owner, key), new Response(file));
}

/** A file that is kept; undefined when it is not. Since 1.6.0. */
export async function readKeptFile(owner: string, key: string): Promise<Blob | undefined> {
  const found = await (await openKept('files'))?.match(fileAddress(owner, key)).catch(() => undefined);
  return found?.blob();
}

/** Takes files away. Since 1.6.0. */
export async function removeKeptFiles(owner: string, keys: readonly string[]): Promise<void> {
  const cache = await openKept('files');
  if (cache) await Promise.all(keys.map((key) => cache.delete(fileAddress(owner, key))));
}

/** Notes beside the files what they are, under a key of the area's own; undefined takes the note away. Since 1.6.0. */
export async function keepFileNote(owner: string, key: string, note: unknown): Promise<void> {
  const address = noteAddress(owner, key);
  if (note === undefined) await (await openKept('files'))?.delete(address);
  else await (await openKept('files'))?.put(address, new Response(JSON.stringify(note)));
}

/** The notes of a person, as they were written; they may stem from an older portal. Since 1.6.0. */
export async function readFileNotes(owner: string): Promise<unknown[]> {
  const cache = await openKept('files');
  if (!cache) return [];
  const notes = (await cache.keys()).filter(({ url }) => url.includes(noteAddress(owner, '')));
  const read = async (note: Request): Promise<unknown> => (await cache.match(note))?.json();
  // One that can't be read counts for nothing.
  return Promise.all(notes.map((note) => read(note).catch(() => undefined)));
}
