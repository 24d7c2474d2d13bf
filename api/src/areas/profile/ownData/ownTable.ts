/** By what a row names somebody: the person, one of their contact persons, or their e-mail. */
export type NamedBy = 'person' | 'contact' | 'email';

/** Where something is stored of a person, and what of it is told to them. */
export interface OwnTable {
  /** As the file calls it. */
  title: string;
  table: string;
  /** Columns that name the person. */
  who: readonly (readonly [column: string, by: NamedBy])[];
  /** Columns that are told. */
  told: readonly string[];
  /** Columns of which the name in another table is told. */
  named?: Readonly<Record<string, string>>;
}
