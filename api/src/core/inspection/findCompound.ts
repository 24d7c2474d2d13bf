import { createReadStream } from 'node:fs';

/** The programs whose files lie in Microsoft's compound file, by a stream that only theirs have. */
const streams = {
  msg: ['__properties_version1.0'],
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
} as const;

/** What is in a compound file. */
export type Compound = keyof typeof streams;

/** Bytes of an entry of the file's directory. Entries begin at multiples of it, as sectors do. */
const entrySize = 128;

/** Where in an entry the length of its name stands, in bytes with the two that end it, and what it is. */
const lengthAt = 64;
const typeAt = 66;

/** A stream, as against a folder of them. */
const isStream = 2;

const nameOf = (entry: Buffer): string | undefined => {
  const length = entry.readUInt16LE(lengthAt);
  const isEntry = entry[typeAt] === isStream && length > 2 && length <= lengthAt;
  return isEntry ? entry.toString('utf16le', 0, length - 2) : undefined;
};

/**
 * What a compound file holds, by the names in its directory; several when one lies in another. It is read once from one end to the other,
 * and the tables by which it is put together, which can be made to go round, are not followed.
 */
export const findCompound = async (path: string): Promise<Compound[]> => {
  const names = new Set<string>();
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const end = bytes.length - (bytes.length % entrySize);
    for (let at = 0; at < end; at += entrySize) {
      const name = nameOf(bytes.subarray(at, at + entrySize));
      if (name !== undefined && names.size < 10_000) names.add(name);
    }
    rest = bytes.subarray(end);
  }
  const kinds = Object.keys(streams) as Compound[];
  return kinds.filter((kind) => streams[kind].some((name) => names.has(name)));
};
