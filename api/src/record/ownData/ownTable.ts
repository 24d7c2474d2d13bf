import type { RawBuilder } from 'kysely';

/** By what a row names somebody: the person, one of their contact persons, or their e-mail. */
export type NamedBy = 'person' | 'contact' | 'email';

/** What a person is named by in the tables. */
export interface OwnIds extends Record<NamedBy, readonly (number | string)[]> {
  contact: readonly number[];
}

/**
 * What becomes of the rows when the person is anonymised (docs/product/company.md#anonymising): they are deleted, or hold these values; or they
 * stay, since they name the person by a number alone that then leads to nobody (`points`), or as the law or what was signed wants it (`kept`).
 */
export type Anonymised = 'deleted' | 'points' | 'kept' | Readonly<Record<string, RawBuilder<unknown>>>;

/** The column of an address, and those of which there is one row for each address. */
export interface OwnAddress {
  column: string;
  onceFor?: readonly string[];
}

/** Where something is stored of a person, and what of it is told to them. */
export interface OwnTable {
  /** As the file calls it. */
  title: string;
  table: string;
  /** Columns that name the person. */
  who: readonly (readonly [column: string, by: NamedBy])[];
  /** Columns that are told. */
  told: readonly string[];
  anonymised: Anonymised;
  /** Where the rows hold the person's address as they were known by it: it follows theirs (`followAddress`). */
  address?: OwnAddress;
  /** Columns of which the name in another table is told. */
  named?: Readonly<Record<string, string>>;
  /** What columns that no other area tells of are called on paper; the others stand in `columnTitles`. */
  titles?: Readonly<Record<string, string>>;
}
