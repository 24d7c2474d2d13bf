import { drawFacts } from './drawFacts';
import { drawNumbers } from './drawNumbers';
import { drawPictures } from './drawPictures';
import { drawSignatures } from './drawSignatures';
import { drawTable } from './drawTable';
import { colours, margins } from './look';
import { drawBeside, drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfBlock } from './pdfDocument';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

/** A heading never stands alone at the foot of a page. */
const drawHeading = (paper: Paper, whole: Part, { text }: Of<'heading'>) => {
  makeRoom(paper, 70);
  const draw = () => paper.font('bold').fontSize(13).fillColor(colours.primary).text(text, margins.left);
  drawPart(paper, whole, 'H2', draw);
};

const drawParagraph = (paper: Paper, whole: Part, { text }: Of<'paragraph'>) => {
  drawPart(paper, whole, 'P', () => paper.text(text, margins.left, undefined, { lineGap: 2 }));
};

const drawList = (paper: Paper, whole: Part, { items, isNumbered }: Of<'list'>) => {
  const list = paper.struct('L');
  whole.add(list);
  for (const [index, item] of items.entries()) {
    makeRoom(paper, 30);
    const top = paper.y;
    const mark = isNumbered ? `${index + 1}.` : '•';
    const entry = paper.struct('LI');
    list.add(entry);
    drawPart(paper, entry, 'Lbl', () => paper.text(mark, margins.left, top, { width: 18 }));
    const body = () =>
      paper.text(item, margins.left + 18, top, { width: widthOf(paper) - 18, lineGap: 1, paragraphGap: 3 });
    drawPart(paper, entry, 'LBody', body);
    entry.end();
  }
  list.end();
};

const drawNotice = (paper: Paper, whole: Part, { text }: Of<'notice'>) => {
  const width = widthOf(paper);
  paper.font('bold');
  const height = paper.heightOfString(text, { width: width - 32 }) + 20;
  makeRoom(paper, height);
  const top = paper.y;
  drawBeside(paper, () => {
    paper.rect(margins.left, top, width, height).fill(colours.warningSoft);
    paper.rect(margins.left, top, 4, height).fill(colours.accent);
  });
  const draw = () =>
    paper.fillColor(colours.text).text(text, margins.left + 16, top + 10, { width: width - 32 });
  drawPart(paper, whole, 'P', draw);
  paper.y = top + height;
};

const kinds: { [Kind in PdfBlock['kind']]: (paper: Paper, whole: Part, block: Of<Kind>) => void } = {
  heading: drawHeading,
  paragraph: drawParagraph,
  list: drawList,
  notice: drawNotice,
  facts: drawFacts,
  numbers: drawNumbers,
  pictures: drawPictures,
  signatures: drawSignatures,
  table: drawTable,
};

/** Draws a block where the last one ended, on further pages where it does not fit. */
export const drawBlock = <Kind extends PdfBlock['kind']>(
  paper: Paper,
  whole: Part,
  block: Of<Kind> & { kind: Kind },
): void => {
  paper.font('regular').fontSize(10).fillColor(colours.text);
  kinds[block.kind](paper, whole, block);
  paper.x = margins.left;
};
