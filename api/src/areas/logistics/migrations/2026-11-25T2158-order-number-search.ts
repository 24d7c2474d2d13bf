import { type Kysely, sql } from 'kysely';

/** What a search looks into is stored folded for all its texts: to fold the number of every order at each search took longer than all the rest. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table purchase_order
      add column order_number_search text collate "C" not null generated always as (fold_text(order_number)) stored`.execute(
    db,
  );
};
