import { createReadStream } from 'node:fs';

import { beginsAsMarkup } from './beginsAsMarkup';

/** Bytes that no text has in any 8-bit encoding: control codes but tabulator, line feed, form feed and carriage return. */
const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;

/** How much is looked at for markup. */
const beginning = 4096;

const hasWideMark = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Whether a file is text for people, whole: UTF-8, UTF-16 with its mark or an 8-bit encoding, and no markup. */
export const isPlainText = async (path: string): Promise<boolean> => {
  let start: Buffer | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (!start) {
      start = piece.subarray(0, beginning);
      const wide = hasWideMark(piece);
      const text = start.toString(wide ? 'utf16le' : 'utf8').replace(/^\ufeff/, '');
      if (beginsAsMarkup(text)) return false;
      // In UTF-16 every second byte of plain letters is 0; nothing of it is run as anything else.
      if (wide) return true;
    }
    if (piece.some(isControl)) return false;
  }
  return start !== undefined;
};
