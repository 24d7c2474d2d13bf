/** Tables that serve one sign-in or one download: a start clears away what has expired there. */
const expiring = new Set(['oidc_payload', 'attachment_ticket']);

/** A line for each table that has fewer rows than before, or is gone; more may have come by new demo data. */
export const lostRows = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] =>
  Object.entries(before)
    .filter(([table, count]) => !expiring.has(table) && (after[table] ?? 0) < count)
    .map(([table, count]) => `${table}: ${count} → ${after[table] ?? 'no table'}`);
