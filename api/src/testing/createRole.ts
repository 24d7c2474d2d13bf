import { randomBytes } from 'node:crypto';

import type { Connection } from '../core/database/connect';

/** A user of the database's server who may sign in to it, and nothing else; with the address for that. */
export const createRole = async ({ pool, url }: Connection): Promise<{ name: string; url: string }> => {
  const name = `role_${randomBytes(6).toString('hex')}`;
  await pool.query(`create role ${name} login password 'hemmelig'`);
  const address = new URL(url);
  address.username = name;
  address.password = 'hemmelig';
  return { name, url: address.href };
};
