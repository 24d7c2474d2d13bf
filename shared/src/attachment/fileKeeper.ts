import * as z from 'zod';

import { type Attachment, attachment } from '../contract/attachment';
import { claimFile, releaseFiles } from './fileClaims';

/** A file that is not saved yet, as a device keeps it: the file itself, and what the server says of it once it is up. */
export type KeptFile = { id: string; file: File } | { id: string; attachment: Attachment };

/** Keeps the files of one field on this device until they are saved. What can't be kept (a full storage, none at all) is on the screen all the same. */
export interface FileKeeper {
  keep: (id: string, file: File) => void;
  /** It is up: the server has its bytes. */
  keepDone: (id: string, attachment: Attachment) => void;
  /** It was saved, or taken away. */
  forget: (id: string) => void;
  /** Those that are kept; none where nothing can be read. */
  read: () => Promise<KeptFile[]>;
  /** Has one for this tab: two that take it up would store it twice. @returns whether this tab has it */
  claim: (id: string, options: LockOptions) => Promise<boolean>;
  /** The page is left: another tab may go on with them. */
  leave: () => void;
}

/** Not that of the files that a person has asked for (`portal/keptFiles`), which a sign-out empties: what is not saved waits for its person. */
const cacheName = 'byggtun-new-files';

/** After so many milliseconds nobody waits for a file any more: a week. */
const longest = 7 * 24 * 3_600_000;

const record = z.object({
  at: z.number(),
  name: z.string(),
  type: z.string(),
  attachment: attachment.optional(),
});

const openCache = async () => ('caches' in globalThis ? caches.open(cacheName) : undefined);

const readOne = async (cache: Cache, address: string, id: string): Promise<KeptFile | undefined> => {
  const read = record.safeParse(await (await cache.match(address))?.json());
  if (!read.success || Date.now() - read.data.at > longest) return undefined;
  const { name, type, attachment: done } = read.data;
  if (done) return { id, attachment: done };
  const bytes = await (await cache.match(`${address}/bytes`))?.blob();
  return bytes && { id, file: new File([bytes], name, { type }) };
};

/** What the names of a field's files begin with. @param of the person and what the files are for */
export const keptFolder = (of: string): string => `/files/${encodeURIComponent(of)}/`;

/** @param of the person and what the files are for; nobody and nothing else reads them */
export function fileKeeper(of: string): FileKeeper {
  const folder = keptFolder(of);
  const said = new Map<string, Omit<z.infer<typeof record>, 'attachment'>>();
  const put = (cache: Cache, id: string, content: z.infer<typeof record>) =>
    cache.put(folder + id, new Response(JSON.stringify(content)));
  // One after the other: what was forgotten does not come back.
  let last: Promise<unknown> = Promise.resolve();
  const then = (work: (cache: Cache) => Promise<unknown>) => {
    last = last.then(openCache).then((cache) => cache && work(cache));
    last = last.catch(() => undefined);
  };
  return {
    keep: (id, file) => {
      const about = { at: Date.now(), name: file.name, type: file.type };
      said.set(id, about);
      then(async (cache) => {
        await claimFile(folder + id, { ifAvailable: true });
        await cache.put(`${folder}${id}/bytes`, new Response(file));
        await put(cache, id, about);
      });
    },
    keepDone: (id, done) => {
      const about = said.get(id) ?? { at: Date.now(), name: done.fileName, type: done.contentType };
      then(async (cache) => {
        await put(cache, id, { ...about, attachment: done });
        await cache.delete(`${folder}${id}/bytes`);
      });
    },
    forget: (id) =>
      then(async (cache) => {
        await cache.delete(folder + id);
        await cache.delete(`${folder}${id}/bytes`);
        releaseFiles(folder + id);
      }),
    read: async () => {
      await last;
      const cache = await openCache().catch(() => undefined);
      const addresses = (await cache?.keys().catch(() => []))?.map(
        ({ url }) => new URL(url, window.location.origin).pathname,
      );
      const ids = (addresses ?? [])
        .filter((address) => address.startsWith(folder) && !address.endsWith('/bytes'))
        .map((address) => address.slice(folder.length));
      const found = await Promise.all(
        ids.map(async (id) => cache && readOne(cache, folder + id, id).catch(() => undefined)),
      );
      return found.filter((one) => one !== undefined);
    },
    claim: (id, options) => claimFile(folder + id, options),
    leave: () => releaseFiles(folder),
  };
}
