import type pg from 'pg';

import { endSilent } from './endSilent';

/** The server has said that it ends the connection (operator intervention), or that it has become a reader after a failover. */
const isLost = ({ code = '' }: pg.DatabaseError): boolean => code.startsWith('57P') || code === '25006';

/**
 * Sees to it that a connection that breaks costs those who use it an error and nobody else anything: it always has a listener for its
 * errors (without one, a connection that breaks inside a transaction would end the process), one that is lost (`isLost`) is lent to nobody
 * more, and one whose server has stopped answering is given up.
 * @param silence as of `endSilent`
 */
export const watchConnections = (pool: pg.Pool, silence: number): void => {
  // One that breaks while idle is replaced by the pool.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // The farewell comes before the socket's end; between the two the pool would lend it to the next caller.
    client.connection.on('errorMessage', (error: pg.DatabaseError) => {
      if (isLost(error)) client.end().catch(() => undefined);
    });
    endSilent(client, silence);
  });
};
