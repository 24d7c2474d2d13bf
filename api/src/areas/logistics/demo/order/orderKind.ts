/** An article with the sizes that it comes in. */
export interface Article {
  name: string;
  /** What tells the sizes apart; one article for each. */
  sizes: readonly [string, ...string[]];
  unit: string;
  /** How much is ordered at a time. */
  from: number;
  to: number;
  /** Is ordered in hundredths too. */
  isMeasured?: boolean;
}

/** What is ordered together: what it is for, who delivers it, and the articles. */
export interface OrderKind {
  process: string;
  suppliers: readonly [string, ...string[]];
  articles: readonly [Article, ...Article[]];
}
