import { crc32 } from 'node:zlib';

import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

const office = (part: string, type: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
      ),
      [part]: strToU8('<x/>'),
    }),
  );

/** A compound file whose directory names these streams. */
const compound = (...names: string[]) => {
  const head = Buffer.alloc(512);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = 2;
    return entry;
  });
  return Buffer.concat([head, ...entries]);
};

const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer();

/** Bytes of a PNG before the first part that it may do without: its mark and its head. */
const pngHead = 33;

/** A PNG that says that it moves. */
const movingPng = async () => {
  const still = await png();
  const part = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(part.length - 4);
  check.writeUInt32BE(crc32(part));
  return Buffer.concat([still.subarray(0, pngHead), length, part, check, still.subarray(pngHead)]);
};

/** Files as people attach them, small. */
export const testFiles = {
  /** 4000 × 2000 as the camera lies, upright when turned a quarter; with position and camera. */
  photo: () =>
    sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  png,
  movingPng,
  /** Only the beginning of one. */
  bmp: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  /** Only the beginning of one: what it is told by. */
  mp4: () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  mov: () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'),
  mp3: () =>
    Buffer.concat([
      Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
      Buffer.from([0xff, 0xfb, 0x90, 0x64]),
      Buffer.alloc(413),
    ]),
  pdf: () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  docx: () => office('word/document.xml', 'wordprocessingml.document'),
  xlsx: () => office('xl/workbook.xml', 'spreadsheetml.sheet'),
  pptx: () => office('ppt/presentation.xml', 'presentationml.presentation'),
  doc: () => compound('WordDocument', '1Table'),
  xls: () => compound('Workbook'),
  /** With a document in it. */
  xlsWithDoc: () => compound('Workbook', 'WordDocument'),
  msg: () => compound('__properties_version1.0'),
  compound: () => compound('Contents'),
  zip: () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
  exe: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
};
