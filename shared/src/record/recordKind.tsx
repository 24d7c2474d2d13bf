/** What the pages of every kind of case say of their kind. */
export interface RecordKind {
  /** Singular with a capital, for headings. */
  name: string;
  /** Plural in lower case: 'Alle reklamasjoner'. */
  noun: string;
  listPath: string;
  /** Page of the case with this id. */
  path: (id: number) => string;
}
