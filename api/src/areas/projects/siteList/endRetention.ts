import { addDays } from '@byggtun/shared/contract/day';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { today } from '../../../core/time/today';

/** One instance at a time; it is no loss when another does the work. */
const lockNumber = 4_100_015;

export interface Deleted {
  passages: number;
  days: number;
}

/**
 * Deletes what has been kept for as long as it may: each passage after the days of the settings, and the site list six months after the end of
 * its project (byggherreforskriften § 15). Says in the log how many, whatever its level.
 * @returns undefined when another instance was at it
 */
export const endRetention = async (
  { database, settings, log }: Pick<FastifyInstance, 'database' | 'settings' | 'log'>,
  now: Date = new Date(),
): Promise<Deleted | undefined> => {
  const day = today(now);
  const deleted = await database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${lockNumber}) as "isOurs"`.execute(transaction);
    if (!rows[0]?.isOurs) return undefined;
    const keptFrom = addDays(day, -settings.passageDays);
    const passages = await transaction
      .deleteFrom('infotech_event')
      .where('occurred_at', '<', sql<Date>`${keptFrom}::timestamp at time zone 'Europe/Oslo'`)
      .executeTakeFirst();
    const days = await transaction
      .deleteFrom('site_day')
      .using('project')
      .whereRef('project.id', '=', 'site_day.project_id')
      .where(sql<boolean>`project.ended_on + interval '6 months' < ${day}::date`)
      .executeTakeFirst();
    return { passages: Number(passages.numDeletedRows), days: Number(days.numDeletedRows) };
  });
  if (!deleted) return undefined;
  // What is deleted for good stands in the log of a quiet server too.
  const said = log.child({}, { level: settings.logLevel === 'silent' ? 'silent' : 'info' });
  if (deleted.passages > 0)
    said.info({ deleted: deleted.passages, days: settings.passageDays }, 'passages deleted');
  if (deleted.days > 0)
    said.info({ deleted: deleted.days }, 'lines of site lists deleted, six months after their projects');
  return deleted;
};
