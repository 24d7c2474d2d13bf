import { drawText, smallPdf } from './smallPdf';

/** What a document of text holds. */
export interface TextDocument {
  title: string;
  /** Such as project and version. */
  subject: string;
  paragraphs: readonly string[];
}

const lineLength = 86;

/** A paragraph in lines of a page's width. */
const linesOf = (paragraph: string): string[] =>
  paragraph.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > lineLength) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** A document of text on one page of A4. */
export const textPdf = ({ title, subject, paragraphs }: TextDocument): Buffer => {
  const lines = paragraphs.flatMap((paragraph) => [...linesOf(paragraph), '']);
  const content = [
    '0.235 0.282 0.514 rg',
    drawText(title, 56, 770, 22, 'F2'),
    '0.34 0.36 0.47 rg',
    drawText(subject, 56, 748, 11),
    '0.1 0.12 0.2 rg',
    ...lines.map((line, index) => drawText(line, 56, 714 - index * 16, 11)),
    drawText('Byggtun AS', 56, 40, 9),
  ];
  return smallPdf(title, [{ width: 595, height: 842, content: content.join('\n') }]);
};
