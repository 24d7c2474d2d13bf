import type { Connection } from '../../core/database/connect';
import type { CurrentUser } from '../person/currentUser';
import type { ExportQuery, ExportSource } from './exportSource';

/** Rows that are read at a time. */
export const batchSize = 1000;

/** A row's values by field. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/**
 * The rows of these ids, batch by batch, each read when the one before has been taken. Between them no connection and no transaction is held:
 * a caller with a slow line costs the others nothing. So a batch asks anew which of its rows the list still shows.
 */
export async function* rowBatches(
  source: ExportSource,
  database: Connection,
  user: CurrentUser,
  query: ExportQuery,
  ids: Int32Array,
): AsyncGenerator<ExportedRow[], void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const shown = await source.findIds(
      database,
      user,
      query,
      Array.from(ids.subarray(start, start + batchSize)),
    );
    yield (await source.findRows(database, shown)) as ExportedRow[];
  }
}
