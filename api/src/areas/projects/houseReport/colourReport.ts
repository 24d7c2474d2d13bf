import type { PdfBlock, PdfDocument } from '../../../core/pdf/pdfDocument';
import type { ChosenColour } from './findChoices';
import type { ReportedHouse } from './findReportedHouse';
import { groupBy } from './groupBy';
import { subjectOf } from './subjectOf';

const columns = [
  { title: 'Rom', share: 2 },
  { title: 'Flate', share: 1.5 },
  { title: 'Fargekode', share: 2 },
  { title: 'Farge', share: 2.5 },
];

/** Number, apartment and, where it is told, customer. */
const nameOf = ([first]: readonly ChosenColour[]) =>
  [`Seksjon ${first?.sectionNum}`, first?.apartmentKey, first?.customer].filter(Boolean).join(' · ');

/** The colours of a house, apartment by apartment, room by room. */
export const colourReport = (
  house: ReportedHouse,
  colours: readonly ChosenColour[],
  madeAt: Date,
): PdfDocument => {
  const apartments = groupBy(colours, ({ sectionId }) => sectionId).flatMap(([, chosen]): PdfBlock[] => [
    { kind: 'heading', text: nameOf(chosen) },
    {
      kind: 'table',
      columns,
      of: nameOf(chosen),
      rows: chosen.map(({ room, surface, code, name }) => [room, surface, code, name]),
    },
  ]);
  return {
    title: 'Fargevalg',
    subject: subjectOf(house),
    madeAt,
    blocks:
      apartments.length > 0
        ? apartments
        : [{ kind: 'notice', text: 'Ingen fargevalg er registrert for dette bygget.' }],
  };
};
