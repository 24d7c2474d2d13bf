import { cutText } from './cutText';
import { colours, margins } from './look';
import { drawBeside, drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfColumn, PdfTable } from './pdfDocument';

/** Between the edge of a cell and its text. */
const padding = 5;

interface Cell {
  text: string;
  left: number;
  width: number;
  align: 'left' | 'right';
}

const cellsOf = (paper: Paper, columns: readonly PdfColumn[], texts: readonly string[]): Cell[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left: number = margins.left;
  return columns.map(({ share, isNumber }, index) => {
    const width = (widthOf(paper) * share) / shares;
    left += width;
    return { text: texts[index] ?? '', left: left - width, width, align: isNumber ? 'right' : 'left' };
  });
};

const heightOf = (paper: Paper, cells: Cell[]) =>
  Math.max(
    ...cells.map(({ text, width }) => paper.heightOfString(text || ' ', { width: width - 2 * padding })),
  ) +
  2 * padding;

const drawCell = (paper: Paper, { text, left, width, align }: Cell, top: number) =>
  paper.text(text, left + padding, top + padding, { width: width - 2 * padding, align });

/** Draws the ground of a row and the line below it. */
const drawGround = (paper: Paper, top: number, height: number, ground: string | undefined) => {
  const [left, width] = [margins.left, widthOf(paper)];
  if (ground) paper.rect(left, top, width, height).fill(ground);
  paper
    .moveTo(left, top + height)
    .lineTo(left + width, top + height)
    .lineWidth(0.5)
    .stroke(colours.line);
};

/** Points that the first part of a row that goes on over the page has at the least. */
const leastPart = 60;

/** Points between the margins, less what a repeated head takes. */
const pageHeight = ({ page }: Paper) => page.height - margins.top - margins.bottom - 60;

/** The part of a row that has room in some points, and the rest of it. */
const cutCells = (paper: Paper, cells: Cell[], room: number) => {
  const parts = cells.map(({ text, width, ...cell }) => {
    const [above, rest] = cutText(paper, text, { width: width - 2 * padding, height: room - 2 * padding });
    return { above: { ...cell, width, text: above }, rest: { ...cell, width, text: rest } };
  });
  return [parts.map(({ above }) => above), parts.map(({ rest }) => rest)] as const;
};

/** Draws a table; a row is never torn apart, unless it is higher than a page. */
export const drawTable = (paper: Paper, whole: Part, { columns, rows, sum, of }: PdfTable): void => {
  const table = paper.struct('Table');
  whole.add(table);
  const titles = cellsOf(
    paper,
    columns,
    columns.map(({ title }) => title),
  );

  const drawRow = (cells: Cell[], kind: 'TH' | 'TD', ground?: string) => {
    const [top, height] = [paper.y, heightOf(paper, cells)];
    drawBeside(paper, () => drawGround(paper, top, height, ground));
    paper.fillColor(colours.text);
    const row = paper.struct('TR');
    table.add(row);
    for (const cell of cells) drawPart(paper, row, kind, () => drawCell(paper, cell, top));
    row.end();
    paper.y = top + height;
  };

  /** On further pages the head is for the eye alone: the table has one. */
  const repeatHead = () =>
    drawBeside(paper, () => {
      paper.font('bold');
      if (of) {
        paper.fontSize(11).fillColor(colours.secondary).text(`${of} (fortsetter)`, margins.left);
        paper.y += 4;
      }
      paper.fontSize(9);
      const [top, height] = [paper.y, heightOf(paper, titles)];
      drawGround(paper, top, height, colours.soft);
      paper.fillColor(colours.text);
      for (const cell of titles) drawCell(paper, cell, top);
      paper.y = top + height;
      paper.font('regular');
    });

  /** Draws a row, in parts where the page ends before it. */
  const drawParts = (cells: Cell[], height: number) => {
    const room = paper.page.height - paper.page.margins.bottom - paper.y;
    if (height <= room) return drawRow(cells, 'TD');
    const [above, rest] = cutCells(paper, cells, room);
    drawRow(above, 'TD');
    paper.addPage();
    repeatHead();
    drawParts(rest, heightOf(paper, rest));
  };

  paper.font('bold').fontSize(9);
  makeRoom(paper, 2 * heightOf(paper, titles));
  drawRow(titles, 'TH', colours.soft);
  const sums = sum && cellsOf(paper, columns, sum);
  // The sum never stands on a page without a row.
  const foot = sums ? heightOf(paper, sums) : 0;
  for (const [index, texts] of rows.entries()) {
    const cells = cellsOf(paper, columns, texts);
    paper.font('regular').fontSize(9);
    const own = heightOf(paper, cells);
    const height = own + (index === rows.length - 1 ? foot : 0);
    if (makeRoom(paper, height > pageHeight(paper) ? leastPart : height)) repeatHead();
    drawParts(cells, own);
  }
  if (sums) {
    if (makeRoom(paper, foot)) repeatHead();
    paper.font('bold');
    drawRow(sums, 'TD', colours.soft);
  }
  table.end();
};
