import { randomBytes } from 'node:crypto';

import pg from 'pg';

const execute = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Makes a database of a name of its own.
 * @param cluster address of its server
 * @param template the one that it is a copy of; otherwise it is empty
 */
export const createDatabase = async (cluster: string, template?: string) => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(cluster, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(cluster);
  url.pathname = name;
  return { name, url: url.href };
};
