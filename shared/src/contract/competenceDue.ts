/**
 * Whether the competence dialog opens (docs/product/profile.md#courses): never answered, or last answered before the latest
 * 1 January or 1 July. Days are `YYYY-MM-DD`.
 */
export function isCompetenceDue(updated: string | null, today: string): boolean {
  const year = today.slice(0, 4);
  const latest = [`${year}-07-01`, `${year}-01-01`].find((date) => today >= date);
  return updated === null || (latest !== undefined && updated < latest);
}
