/** A text within a PDF: in its 8-bit encoding, with the signs escaped that mean something there. */
const textOf = (text: string) => `(${text.replaceAll('–', '-').replace(/[\\()]/g, '\\$&')})`;

/** A page of plain text as PDF, by hand: a heading and lines, in a font that every reader has. */
export const writePdf = (heading: string, lines: readonly string[]): Buffer => {
  const text = [
    `BT /F1 20 Tf 60 770 Td ${textOf(heading)} Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 60 ${730 - index * 20} Td ${textOf(line)} Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
};
