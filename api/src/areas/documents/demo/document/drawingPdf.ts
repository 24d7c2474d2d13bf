import type { Random } from '../../../../record/demo/random';
import { drawText, smallPdf } from './smallPdf';

/** What stands in the title block of a drawing. */
export interface Drawing {
  /** Such as 'A-20-01'. */
  number: string;
  title: string;
  project: string;
  version: number;
}

/** A1, points. */
const paper = { width: 2384, height: 1684 };
const edge = 60;

const box = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re S`;

const dimension = (x: number, y: number, length: number) =>
  [`${x} ${y} m ${x + length} ${y} l S`, drawText(`${length * 10}`, x + length / 2 - 20, y + 8, 18)].join(
    '\n',
  );

/** A stair, a door's swing and a name in a room. */
const room = (x: number, y: number, width: number, height: number, name: string): string =>
  [
    box(x, y, width, height),
    `${x + 20} ${y} m ${x + 20} ${y + 80} l S`,
    `${x + 20} ${y + 80} m ${x + 64} ${y + 80} ${x + 100} ${y + 44} ${x + 100} ${y} c S`,
    drawText(name, x + 30, y + height / 2, 22, 'F2'),
    drawText(
      `${((width * height) / 10_000).toFixed(1).replace('.', ',')} m2`,
      x + 30,
      y + height / 2 - 28,
      18,
    ),
  ].join('\n');

const rooms = ['Stue', 'Kjøkken', 'Soverom', 'Bad', 'Gang', 'Bod', 'Soverom', 'Teknisk'];

const plan = (random: Random): string[] => {
  const drawn: string[] = [];
  let name = random.int(0, rooms.length - 1);
  for (let row = 0, y = 240; row < 3; row += 1, y += 420) {
    let x = 160;
    while (x < 1700) {
      const width = Math.min(random.int(240, 460), 1760 - x);
      drawn.push(room(x, y, width, 400, rooms[name++ % rooms.length] ?? 'Rom'));
      x += width;
    }
    drawn.push(dimension(160, y - 34, 1600));
  }
  return drawn;
};

const titleBlock = ({ number, title, project, version }: Drawing): string[] => [
  '3 w',
  box(1840, edge + 20, 460, 330),
  drawText('Byggtun AS', 1864, 350, 30, 'F2'),
  drawText(project, 1864, 296, 24),
  drawText(title, 1864, 250, 24),
  drawText(`Tegning ${number}`, 1864, 196, 26, 'F2'),
  drawText(`Versjon ${version}`, 1864, 152, 24),
  drawText('Mål 1:50 (A1)', 1864, 108, 20),
];

/** A drawing on A1 with a title block; its rooms differ by `random`. */
export const drawingPdf = (drawing: Drawing, random: Random): Buffer => {
  const content = [
    '2 w',
    box(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge),
    '6 w',
    box(154, 234, 1612, 1252),
    '3 w',
    ...plan(random),
    ...titleBlock(drawing),
  ];
  return smallPdf(`${drawing.number} ${drawing.title}`, [{ ...paper, content: content.join('\n') }]);
};
