import { type Migration, Migrator } from 'kysely';

import { StartError } from '../start/StartError';
import type { Connection } from './connect';

const lockNumber = 4_100_001;

/** What kysely says of a database in which a migration was run that is unknown here. */
const newer = /previously executed migration (\S+) is missing/;

const sentenceOf = (error: unknown, failed: string): string => {
  const reason = error instanceof Error ? error.message : String(error);
  const unknown = newer.exec(reason)?.[1];
  if (unknown !== undefined)
    return `Databasen er oppgradert av en nyere versjon av Byggtun (${unknown} er ukjent for denne). Start den versjonen, eller en som er enda nyere.`;
  return `Oppgraderingen av databasen stoppet (${failed}): ${reason}.`;
};

/** Migrations by name, in whose order they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database up to date; two instances that start at once take turns.
 * @param last the last migration of an older version, for tests of those that came later
 * @throws StartError with the reason when a migration fails, what came before it stays, and when a newer version has been here.
 */
export const migrate = async (
  { db, pool }: Connection,
  migrations: Migrations,
  last?: string,
): Promise<void> => {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [lockNumber]);
    const migrator = new Migrator({
      db,
      // Of two teams the one that was first may be released last.
      allowUnorderedMigrations: true,
      provider: { getMigrations: async () => Promise.resolve({ ...migrations }) },
    });
    const { error, results = [] } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last));
    if (error === undefined) return;
    const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'før den første';
    throw new StartError(sentenceOf(error, failed), { cause: error });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    holder.release();
  }
};
