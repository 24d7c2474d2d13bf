/**
 * Rows in as many statements as they take: PostgreSQL's protocol allows 65,535 parameters in one, a row takes one for each column.
 * @param most rows of one statement; the default suits up to thirteen columns
 */
export const chunksOf = <Row>(rows: readonly Row[], most = 5000): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  );
