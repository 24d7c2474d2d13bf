import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

/** Milliseconds between two looks: an hour. */
const interval = 3_600_000;
/** Rows that are deleted by one statement. */
const batch = 2_000;

const expired = {
  oidc_payload: sql<boolean>`expires_at < now()`,
  sign_in_failure: sql<boolean>`last_failure < now() - interval '1 day'`,
} satisfies Record<string, RawBuilder<boolean>>;

/** Forgets what has expired of the embedded provider, a batch at a time, so that nobody waits for it. */
export const forgetExpired = async ({ database, log }: FastifyInstance): Promise<void> => {
  for (const [table, isExpired] of Object.entries(expired))
    for (let deleted = batch; deleted === batch;) {
      const rows = sql`select ctid from ${sql.table(table)} where ${isExpired} limit ${sql.lit(batch)}`;
      const done = await sql`delete from ${sql.table(table)} where ctid in (${rows})`.execute(database.db);
      deleted = Number(done.numAffectedRows ?? 0n);
      if (deleted > 0) log.debug({ table, deleted }, 'expired rows are deleted');
    }
};

/** Forgets it at start and each hour, in this instance as in others; what fails is tried again. */
export const pruneIdentity = (app: FastifyInstance): void => {
  const look = () =>
    forgetExpired(app).catch((error: unknown) =>
      app.log.error({ err: error }, 'what has expired of the identity provider could not be deleted'),
    );
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    running = look();
    timer = setInterval(() => {
      running = running.then(look);
    }, interval);
    done();
  });
  app.addHook('preClose', () => {
    clearInterval(timer);
    return running;
  });
};
