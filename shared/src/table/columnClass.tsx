import type { ListColumn } from './listDefinition';

/** Class names of a column's cells and heading. */
export const columnClass = <Row,>({ align, wideOnly }: ListColumn<Row>): string | undefined =>
  [align === 'right' ? 'bt-right' : '', wideOnly ? 'bt-wide-only' : ''].join(' ').trim() || undefined;
