import { strToU8, Zip, ZipDeflate } from 'fflate';

import { compression } from './compression';

/** A file inside the archive, piece by piece. */
export interface ZipPart {
  path: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** A zip archive, made as it is taken: a piece is asked for when the one before has left. */
export async function* zipped(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { path, content } of parts) {
    const file = new ZipDeflate(path, compression);
    zip.add(file);
    for await (const text of content) {
      file.push(strToU8(text));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
