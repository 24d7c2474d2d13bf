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

/** A picture in small, with what stands below it. */
export interface PdfPicture {
  /** In any of the formats that attachments are kept in. */
  bytes: Uint8Array;
  text: string;
}

/** A signature as it was drawn. */
export interface PdfSignature {
  name: string;
  /** When it was signed, and in what place when nothing was drawn. */
  text: string;
  /** Commands of an SVG path, letters and digits alone; empty when the name alone was confirmed. */
  drawing: string;
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
  /** Several side by side. */
  | { kind: 'pictures'; pictures: readonly PdfPicture[] }
  /** Drawn in a field of this size, which is made smaller. */
  | { kind: 'signatures'; width: number; height: number; signatures: readonly PdfSignature[] }
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
