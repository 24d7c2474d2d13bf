/** A rectangle of one colour. */
export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}" ${more}/>`;

/** So many numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** What is drawn of each of so many things. */
export const each = (count: number, draw: (index: number) => string): string =>
  range(count).map(draw).join('');
