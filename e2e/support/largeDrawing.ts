import { randomBytes } from 'node:crypto';

const stream = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`<</Length ${bytes.length}>>stream\n`), bytes, Buffer.from('\nendstream')]);

/** A PDF of more than a megabyte: an A3 sheet with a frame and this text. */
export const largeDrawing = (text: string): Buffer => {
  const drawn = `20 20 1150 800 re S BT /F 40 Tf 100 100 Td (${text}) Tj ET`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 1190 842]/Contents 4 0 R/Resources<</Font<</F ${font}>>>>>>`,
    ),
    stream(Buffer.from(drawn)),
    stream(randomBytes(1_000_000)),
  ];
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ]);
};
