/** A page of a small PDF: its size in points, and what is drawn on it, in the operators of the format. */
export interface SmallPage {
  width: number;
  height: number;
  content: string;
}

const encode = (text: string) => Buffer.from(text, 'latin1');

/** A text as the format writes it; letters beyond Latin 1 become question marks. */
export const pdfText = (text: string): string =>
  `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`).replace(/[–—]/g, '-')})`;

/** Draws a text in one of the letters that every reader has: F1 is plain, F2 is bold. */
export const drawText = (text: string, x: number, y: number, size: number, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${pdfText(text)} Tj ET`;

const fonts = ['Helvetica', 'Helvetica-Bold'].map(
  (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
);

/** Writes a PDF without letters of its own: a thousand of them take a second, as those of `writePdf` would not. */
export const smallPdf = (title: string, pages: readonly SmallPage[]): Buffer => {
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nb-NO) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts,
    `<< /Title ${pdfText(title)} /Author (Byggtun AS) >>`,
    ...pages.flatMap(({ width, height, content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + index * 2 + 1} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${encode(content).length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let written = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return encode(
    `${written}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer
<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${written.length}\n%%EOF\n`,
  );
};
