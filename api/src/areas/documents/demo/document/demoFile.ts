import { extensionOf } from '@byggtun/shared/contract/attachmentKind';

import type { Random } from '../../../../record/demo/random';
import type { DemoDocument } from './demoTree';
import { drawingPdf } from './drawingPdf';
import { smallDocx, smallXlsx } from './officeFiles';
import { textPdf } from './textPdf';

const drawing = /^([A-Z]-\d\d-\d\d) (.+)\.pdf$/;

const office = 'application/vnd.openxmlformats-officedocument';

/** A file with its media type. */
export interface DemoFile {
  type: string;
  bytes: Buffer;
}

/** The file of a version of a document, which tells of its project. */
export const demoFile = (
  { name, says }: DemoDocument,
  { project, version, random }: { project: string; version: number; random: Random },
): DemoFile => {
  const title = name.replace(/\.\w+$/, '');
  const subject = `${project}, versjon ${version}`;
  if (extensionOf(name) === 'docx')
    return { type: `${office}.wordprocessingml.document`, bytes: smallDocx([title, subject]) };
  if (extensionOf(name) === 'xlsx') {
    const rows = Array.from({ length: 12 }, (_, index) => [`Post ${index + 1}`, random.int(2, 900)]);
    return { type: `${office}.spreadsheetml.sheet`, bytes: smallXlsx([[title, subject], ...rows]) };
  }
  const [, number, drawn] = drawing.exec(name) ?? [];
  if (number !== undefined && drawn !== undefined)
    return { type: 'application/pdf', bytes: drawingPdf({ number, title: drawn, project, version }, random) };
  const paragraphs = [
    says ?? `${title} for ${project}.`,
    'Spørsmål rettes til prosjektlederen. Den siste versjonen i Byggtun gjelder; eldre utskrifter makuleres.',
  ];
  return { type: 'application/pdf', bytes: textPdf({ title, subject, paragraphs }) };
};
