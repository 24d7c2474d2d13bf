import { type RawBuilder, sql } from 'kysely';

/** Minutes before each further try: within two days and a bit. */
const delays = [1, 5, 30, 120, 720, 1440];

/**
 * When what could not be handed over is tried again; null when it is given up.
 * @param tries how often it has been tried by now
 */
export const nextTry = (tries: number): RawBuilder<Date> | null => {
  const delay = delays[tries - 1];
  return delay === undefined ? null : sql<Date>`now() + make_interval(mins => ${delay})`;
};
