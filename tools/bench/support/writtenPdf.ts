import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A PDF of these objects, the first of which is its catalogue. */
const written = (objects: readonly Buffer[]): Buffer => {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  add(Buffer.from('%PDF-1.7\n'));
  const places = objects.map((object, index) => {
    const place = length;
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(object);
    add(Buffer.from('\nendobj\n'));
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = length;
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n` +
        `<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const stream = (entries: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

interface Sheet {
  /** Points, of which 72 are an inch. */
  width: number;
  height: number;
  /** What is drawn, in the operators of the format. */
  content: string;
  /** Its image `/Im`, a stream object. */
  image: Buffer;
}

const sheetPdf = ({ width, height, content, image }: Sheet): Buffer =>
  written([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R
/Resources << /XObject << /Im 5 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    ),
    stream('/Filter /FlateDecode', deflateSync(Buffer.from(content, 'latin1'))),
    image,
  ]);

/** An image of noise, which nothing makes smaller: as many bytes as are asked for, or a little fewer. */
const noise = (bytes: number) => {
  const side = Math.floor(Math.sqrt(bytes / 3));
  return stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    randomBytes(side * side * 3),
  );
};

/** A sheet with one large image, of about so many bytes. */
export const imagePdf = (bytes: number): Buffer =>
  sheetPdf({ width: 2384, height: 1684, content: 'q 2384 0 0 1684 0 0 cm /Im Do Q', image: noise(bytes) });

/** Numbers below one, the same in every run. */
const createDraw = () => {
  let state = 20_261;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** An A0 drawing of so many paths of four points each, with a plan of the site in a corner that makes it as large as is asked for. */
export const drawingPdf = (paths: number, bytes: number): Buffer => {
  const [width, height] = [3370, 2384];
  const draw = createDraw();
  const at = (most: number, span = most, from = 0) =>
    (from + draw() * Math.min(span, most - from)).toFixed(1);
  const path = () => {
    const [x, y] = [draw() * (width - 60), draw() * (height - 60)];
    const near = () => `${at(width, 60, x)} ${at(height, 60, y)}`;
    return `${near()} m ${near()} l ${near()} l ${near()} l S`;
  };
  const lines = Array.from({ length: paths }, (_, index) =>
    index % 500 === 0 ? `${(0.3 + draw()).toFixed(1)} w ${draw().toFixed(2)} 0 0.4 RG ${path()}` : path(),
  );
  const content = [
    ...lines,
    'BT /F1 60 Tf 2500 60 Td (A-00-01 Plan 1. etasje) Tj ET',
    'q 300 0 0 300 3000 150 cm /Im Do Q',
  ].join('\n');
  const drawn = deflateSync(Buffer.from(content, 'latin1')).length;
  return sheetPdf({ width, height, content, image: noise(Math.max(3000, bytes - drawn)) });
};
