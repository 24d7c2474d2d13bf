import { signatureSize } from '@byggtun/shared/contract/checklistSave';

import type { PdfBlock, PdfDocument, PdfPicture } from '../../../core/pdf/pdfDocument';
import { norwegianTime } from '../../../core/time/norwegianTime';
import type { FoundPaper } from './findPaper';
import type { PaperContent, PaperItem } from './paperContent';

const rowOf = ({ number, text, answer, updated, madeOf }: PaperItem) => [
  String(number),
  text,
  madeOf ? `${answer}\n${madeOf}` : answer,
  updated,
];

const sectionBlocks = (
  { name, items }: PaperContent['sections'][number],
  pictures: ReadonlyMap<string, PdfPicture>,
): PdfBlock[] => {
  const shown = items.flatMap(({ images }) =>
    images.flatMap(({ bufferGuid }) => pictures.get(bufferGuid) ?? []),
  );
  return [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      of: name,
      columns: [
        { title: 'Nr.', share: 0.7 },
        { title: 'Punkt', share: 4 },
        { title: 'Svar', share: 4 },
        { title: 'Oppdatert av', share: 2.3 },
      ],
      rows: items.map(rowOf),
    },
    ...(shown.length > 0 ? [{ kind: 'pictures', pictures: shown } as const] : []),
  ];
};

const signatureBlocks = ({ signatures }: PaperContent): PdfBlock[] => [
  { kind: 'heading', text: 'Signaturer' },
  signatures.length === 0
    ? { kind: 'paragraph', text: 'Ingen har signert.' }
    : {
        kind: 'signatures',
        ...signatureSize,
        signatures: signatures.map(({ fullName, signedAt, drawing }) => ({
          name: fullName,
          text: `${norwegianTime(new Date(signedAt))}${drawing ? '' : ', bekreftet med navn'}`,
          drawing,
        })),
      },
];

/** A checklist on paper. A completed one says the digest of its content, and was made when it was completed. */
export const checklistReport = (
  { content, digest }: FoundPaper,
  pictures: ReadonlyMap<string, PdfPicture>,
  now: Date,
): PdfDocument => {
  const { id, name, facts, sections, completedAt } = content;
  const project = facts.find(([what]) => what === 'Prosjekt')?.[1] ?? '';
  return {
    title: 'Sjekkliste',
    subject: `${name} (${id}), ${project}`,
    madeAt: completedAt === null ? now : new Date(completedAt),
    blocks: [
      { kind: 'facts', facts: [...facts, ...(digest ? [['Kontrollsum (SHA-256)', digest] as const] : [])] },
      ...sections.flatMap((section) => sectionBlocks(section, pictures)),
      ...signatureBlocks(content),
    ],
  };
};
