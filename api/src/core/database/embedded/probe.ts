import pg from 'pg';

import { type Access, addressOf } from './access';

/**
 * `own`: our cluster answers; `starting`: who has the port does not answer yet; `none`: nobody is there; `other`: something else has the
 * port.
 */
export type ProbeResult = 'own' | 'starting' | 'none' | 'other';

const resultOf = (error: unknown): ProbeResult => {
  const { code = '', message } = error as { code?: string; message?: string };
  // On a busy machine our own may need longer than pg waits, which has no code for that.
  if (['57P03', 'ETIMEDOUT'].includes(code) || message === 'timeout expired') return 'starting';
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'none' : 'other';
};

/** Asks who answers on the embedded server's port. */
export const probe = async (access: Access, cluster: string): Promise<ProbeResult> => {
  const client = new pg.Client({
    connectionString: addressOf(access, 'postgres'),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster ? 'own' : 'other';
  } catch (error) {
    return resultOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
};
