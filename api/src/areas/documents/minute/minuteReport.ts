import type { PdfBlock, PdfDocument } from '../../../core/pdf/pdfDocument';
import { norwegianDay } from '../../../core/time/norwegianDay';
import { norwegianTime } from '../../../core/time/norwegianTime';
import type { MinutePreview } from './findMinutePreview';

const factsOf = ({ minute }: MinutePreview): PdfBlock => {
  const { projectName, name, number, type, place, startsAt, endsAt, author } = minute;
  const until = endsAt ? `–${norwegianTime(endsAt).slice(-5)}` : '';
  return {
    kind: 'facts',
    facts: [
      ['Prosjekt', projectName],
      ['Møte', name],
      ['Type og nummer', `${type} ${number}`],
      ['Tid', `${norwegianTime(startsAt)}${until}`],
      ...(place ? [['Sted', place] as const] : []),
      ['Referent', author],
    ],
  };
};

/** A heading and its table; nothing where the table would be empty. */
const part = (
  text: string,
  columns: readonly (readonly [title: string, share: number])[],
  rows: readonly (readonly string[])[],
): PdfBlock[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'table', of: text, columns: columns.map(([title, share]) => ({ title, share })), rows },
      ];

/** The minutes of a meeting on paper. */
export const minuteReport = (preview: MinutePreview, madeAt: Date): PdfDocument => {
  const { minute, minuteRegistrations, participants, projAberrations, recipients } = preview;
  return {
    title: 'Møtereferat',
    subject: `${minute.projectName}, ${minute.type} ${minute.number}`,
    madeAt,
    blocks: [
      factsOf(preview),
      ...part(
        'Deltakere',
        [
          ['Navn', 4],
          ['Firma', 4],
          ['Møtte', 1],
        ],
        participants.map(({ fullName, companyName, attended }) => [
          fullName,
          companyName,
          attended ? 'Ja' : 'Nei',
        ]),
      ),
      ...part(
        'Saker',
        [
          ['Nr.', 0.8],
          ['Sak', 6],
          ['Ansvarlig', 2.2],
          ['Frist', 1.5],
        ],
        minuteRegistrations.map(({ position, heading, text, responsible, deadline }) => [
          `${minute.number}.${position}`,
          `${heading}: ${text}`,
          responsible ?? '',
          norwegianDay(deadline),
        ]),
      ),
      ...part(
        'Avvik',
        [
          ['Nr.', 0.8],
          ['Avvik', 5],
          ['Ansvarlig', 2.2],
          ['Status', 2],
        ],
        projAberrations.map(({ aberrationId, title, responsible, statusText }) => [
          String(aberrationId),
          title,
          responsible,
          statusText,
        ]),
      ),
      ...part(
        'Mottakere',
        [
          ['Navn', 4],
          ['Firma', 5],
        ],
        recipients.map(({ fullName, companyName }) => [fullName, companyName]),
      ),
    ],
  };
};
