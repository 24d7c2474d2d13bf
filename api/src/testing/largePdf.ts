import { randomBytes } from 'node:crypto';

import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF of more than a megabyte: an A4 page on its side, on whose left half a red note lies. */
export const largePdf = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([842, 595]);
  const { context } = pdf;
  const half = [0, 0, 421, 595];
  const form = { Type: 'XObject', Subtype: 'Form', BBox: half };
  const look = context.register(context.stream('1 0 0 rg 0 0 421 595 re f', form));
  const note = { Type: 'Annot', Subtype: 'Square', Rect: half, F: 4, AP: { N: look } };
  page.node.addAnnot(context.register(context.obj(note)));
  await pdf.attach(randomBytes(1_000_000), 'støy.bin');
  return Buffer.from(await pdf.save());
};
