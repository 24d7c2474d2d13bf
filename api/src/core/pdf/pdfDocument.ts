/** A column of a table on paper. */
export interface PdfColumn {
  title: string;
  /** Its part of the width, beside those of the other columns. */
  share: number;
  /** Numbers and sums stand to the right. */
  isNumber?: boolean;
}

/** A table; its head is repeated on each page that it goes on to. */
export interface PdfTable {
  kind: 'table';
  columns: readonly PdfColumn[];
  /** A text for each column. */
  rows: readonly (readonly string[])[];
  /** What its rows belong to, said again above its head on each page that it goes on to. */
  of?: string;
  /** The last row, set off from the others. */
  sum?: readonly string[];
}

/** What a document on paper is put together from. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  /** What must not be overlooked, in a box. */
  | { kind: 'notice'; text: string }
  /** Names and what stands for them, line by line. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Telephone numbers to be read from afar, side by side. */
  | { kind: 'numbers'; numbers: readonly (readonly [number: string, text: string])[] }
  | PdfTable;

/** A document as it is to be printed: A4, in Norwegian, with a title and the number of each page. */
export interface PdfDocument {
  title: string;
  /** What it is about, such as project and house; stands below the title and on top of each page. */
  subject: string;
  blocks: readonly PdfBlock[];
  /** For tables that need the width. */
  isLandscape?: boolean;
  /** When it was made. */
  madeAt: Date;
}
