import pg from 'pg';

/** What two journals have become. */
const carried = new Set(['complaint_journal', 'action_journal', 'journal']);

/** Tables that serve the server itself, or that a later release has brought. */
const apart = /^(?:kysely_|hub_|sign_in_|outbox|mail|record$)/;

/** How many rows each table has, those of the journals together. */
export const rowCounts = async (database: string): Promise<Record<string, number>> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const counts: Record<string, number> = { journals: 0 };
    for (const { name } of tables.filter((table) => !apart.test(table.name))) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${client.escapeIdentifier(name)}`,
      );
      const count = rows[0]?.count ?? 0;
      if (carried.has(name)) counts.journals = (counts.journals ?? 0) + count;
      else counts[name] = count;
    }
    return counts;
  } finally {
    await client.end();
  }
};
