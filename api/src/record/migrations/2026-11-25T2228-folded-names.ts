import { type Kysely, sql } from 'kysely';

/** The names that every list searches beside its own texts, stored folded: to fold them all took most of the time of a search. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['project', 'company'])
    await sql`
      alter table ${sql.table(table)}
        add column name_search text collate "C" not null generated always as (fold_text(name)) stored`.execute(
      db,
    );
};
