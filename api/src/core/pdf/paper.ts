import { fileURLToPath } from 'node:url';

import Pdf from 'pdfkit';

import { colours, margins } from './look';
import type { PdfDocument } from './pdfDocument';

/** What is drawn on. */
export type Paper = InstanceType<typeof Pdf>;

/** A part of the outline that a reader who does not see the page is told (`H1`, `Table` …). */
export type Part = ReturnType<Paper['struct']>;

/** The portal's own letters, whole: those of fonts that every reader has lack the signs of Polish and Baltic names. */
const fontOf = (style: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${style}/Figtree_${style}.ttf`));

/** An empty document, its pages kept until their number is known. */
export const openPaper = ({ title, subject, isLandscape, madeAt }: PdfDocument): Paper => {
  const paper = new Pdf({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nb-NO',
    tagged: true,
    displayTitle: true,
    // None yet: pdfkit would read the file anew at each change to a registered font that it has open under another name.
    font: '',
    info: { Title: title, Subject: subject, Author: 'Byggtun AS', CreationDate: madeAt },
  });
  paper.registerFont('regular', fontOf('400Regular')).registerFont('bold', fontOf('700Bold'));
  return paper.font('regular').fontSize(10).fillColor(colours.text);
};

/** Points from side to side, between the margins. */
export const widthOf = ({ page }: Paper): number => page.width - page.margins.left - page.margins.right;

/** Turns the page when so many points are not left on it. @returns whether it was turned */
export const makeRoom = (paper: Paper, height: number): boolean => {
  const { page } = paper;
  const isThere = paper.y + height <= page.height - page.margins.bottom;
  if (!isThere) paper.addPage();
  return !isThere;
};

/** Draws a text as a part of the outline. */
export const drawPart = (paper: Paper, whole: Part, kind: string, draw: () => void): void => {
  whole.add(paper.struct(kind, {}, [draw]));
};

/** Draws what is for the eye alone: grounds, lines, and what is repeated on each page. */
export const drawBeside = (paper: Paper, draw: () => void): void => {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
};
