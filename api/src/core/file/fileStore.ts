import type { Readable } from 'node:stream';

/**
 * What there is of one file: the bytes that came, and of an image, in their place, what is drawn of it, large and small; the PDF that was made
 * of bytes lies by a key of their digest. Of a large PDF there are pictures of its first page.
 */
export const fileParts = [
  'content',
  'image',
  'thumbnail',
  'pdf',
  'page-small',
  'page-medium',
  'page-large',
] as const;

export type FilePart = (typeof fileParts)[number];

/** The bytes from the first to the last, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of attachments lie: a folder or a Blob container. Keys are GUIDs. */
export interface FileStore {
  /**
   * Keeps a piece of a file that is on its way, durably, all of it or nothing; the same one again changes nothing.
   * @param offset where it begins, a multiple of the length of every piece but the last
   */
  putChunk(key: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Makes one file of its pieces; may be repeated. @returns how many bytes the store has of it, 0 when pieces are missing */
  joinChunks(key: string, offsets: readonly number[]): Promise<number>;
  /**
   * Keeps a part, whole or not at all; what was there before is replaced.
   * @param write makes a file of it at the path, on this machine
   * @returns what `write` does
   */
  put<T>(key: string, part: FilePart, write: (path: string) => Promise<T>): Promise<T>;
  /** Lets somebody work with the content as a file on this machine, to be read alone. */
  withContent<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Reads a part, or some of its bytes. Rejects when it is not there. */
  open(key: string, part: FilePart, range?: ByteRange): Promise<Readable>;
  /** Bytes of a part; undefined when it is not there. */
  sizeOf(key: string, part: FilePart): Promise<number | undefined>;
  /** Removes parts of a file, all of them when nothing is said; what is not there is removed already. */
  remove(key: string, parts?: readonly FilePart[]): Promise<void>;
  /** Removes what writing has left behind that was broken off (the process was killed) an hour ago or more. */
  removeDrafts(): Promise<void>;
  /** Bytes of the disk on which they lie; undefined where there is none. */
  disk(): Promise<{ free: number; size: number } | undefined>;
}
