import type { AnyColumn } from './listDefinition';

/** What a column needs at least that has no width of its own, in px: the link a title, the others a name. */
const least = { link: 220, other: 105 };
/** The shares of those that say none, in %. */
const usualShare = { link: 29, other: 14 };

const kind = (column: AnyColumn, link: AnyColumn | undefined) => (column === link ? 'link' : 'other');
const ownWidth = ({ width }: AnyColumn) => (width?.endsWith('px') ? parseFloat(width) : undefined);
const leastWidth = (column: AnyColumn, link: AnyColumn | undefined) =>
  ownWidth(column) ?? least[kind(column, link)];

/** What a table needs at least, in px; where there is less it is moved sideways. */
export const leastTableWidth = (columns: readonly AnyColumn[], link: AnyColumn | undefined): number =>
  columns.reduce((sum, column) => sum + leastWidth(column, link), 0);

/** The columns as CSS grid has them: a width in px stays, the others share what is left. A phone has a width of its own for the first. */
export function columnTracks(columns: readonly AnyColumn[], link: AnyColumn | undefined): string {
  const tracks = columns.map((column) => {
    const own = ownWidth(column);
    const share = parseFloat(column.width ?? '') || usualShare[kind(column, link)];
    return own === undefined ? `minmax(${leastWidth(column, link)}px, ${share}fr)` : `${own}px`;
  });
  return tracks.map((track, at) => (at === 0 ? `var(--bt-first, ${track})` : track)).join(' ');
}
