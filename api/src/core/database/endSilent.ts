import { Socket } from 'node:net';

import type pg from 'pg';

/**
 * Ends a connection whose server has stopped answering, as when its machine is gone: nothing else would for a quarter of an hour.
 * @param silence milliseconds after which a server that says nothing is taken for dead; 0: never
 */
export const endSilent = (client: pg.Client, silence: number): void => {
  const { stream } = client.connection;
  if (silence > 0 && stream instanceof Socket) stream.setTimeout(silence, () => stream.destroy());
};
