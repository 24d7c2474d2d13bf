import { Socket } from 'node:net';

import type pg from 'pg';

/**
 * Sees to it that a connection that breaks costs those who use it an error and nobody else anything: it always has a listener for its
 * errors (without one, a connection that breaks inside a transaction would end the process), one that the server has said it ends (operator
 * intervention, SQLSTATE 57P) is lent to nobody more, and one whose server has stopped answering is given up.
 * @param silence milliseconds after which a server that says nothing is taken for dead; 0: never
 */
export const watchConnections = (pool: pg.Pool, silence: number): void => {
  // One that breaks while idle is replaced by the pool.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const { connection } = client;
    // The farewell comes before the socket's end; between the two the pool would lend it to the next caller.
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code?.startsWith('57P')) client.end().catch(() => undefined);
    });
    const { stream } = connection;
    if (silence > 0 && stream instanceof Socket) stream.setTimeout(silence, () => stream.destroy());
  });
};
