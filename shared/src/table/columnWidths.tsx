import type { AnyColumn } from './listDefinition';

/** How a table stands: as it is meant, or with its texts in two lines and less space, where all of it fits only so. */
export type TableSpace = 'usual' | 'tight';

/** What a column needs at least that has no width of its own, in px: the link a title, the others a name. */
const least = { usual: { link: 220, other: 116 }, tight: { link: 180, other: 84 } };
/** The space of a cell that a tight table gives up, in px (`table.css`). */
const givenUp = 4;
/** What else a heading has room for in a usual table, in px. */
const headingMore = 26;
/** The shares of those that say none, in %. */
const usualShare = { link: 29, other: 14 };

const kind = (column: AnyColumn, link: AnyColumn | undefined) => (column === link ? 'link' : 'other');
const ownWidth = ({ width, least: own }: AnyColumn, space: TableSpace) => {
  if (!width?.endsWith('px')) return undefined;
  return space === 'tight' ? (own ?? parseFloat(width) - givenUp) : parseFloat(width);
};
const leastWidth = (column: AnyColumn, link: AnyColumn | undefined, space: TableSpace) => {
  const said = (column.least ?? 0) + (space === 'usual' ? headingMore : 0);
  return ownWidth(column, space) ?? Math.max(said, least[space][kind(column, link)]);
};

/** What a table needs at least, in px; where there is less even for a tight one it is moved sideways. */
export const leastTableWidth = (
  columns: readonly AnyColumn[],
  link: AnyColumn | undefined,
  space: TableSpace,
): number => columns.reduce((sum, column) => sum + leastWidth(column, link, space), 0);

/** The columns as CSS grid has them: a width in px stays, the others share what is left. A phone has a width of its own for the first. */
export function columnTracks(
  columns: readonly AnyColumn[],
  link: AnyColumn | undefined,
  space: TableSpace,
): string {
  const tracks = columns.map((column) => {
    const own = ownWidth(column, space);
    const share = parseFloat(column.width ?? '') || usualShare[kind(column, link)];
    return own === undefined ? `minmax(${leastWidth(column, link, space)}px, ${share}fr)` : `${own}px`;
  });
  return tracks.map((track, at) => (at === 0 ? `var(--bt-first, ${track})` : track)).join(' ');
}
