import assert from 'node:assert/strict';
import { test } from 'node:test';

import fastify from 'fastify';

import { testDatabase } from '../../testing/testDatabase';
import { answerErrors } from './answerErrors';
import { loggerOf } from './logger';

test('an error of the database is logged without the values of the row', async () => {
  const { db } = await testDatabase();
  const lines: string[] = [];
  const stream = {
    write: (line: string) => {
      lines.push(line);
    },
  };
  const app = fastify({ logger: { ...loggerOf({ logLevel: 'error' }), stream } });
  answerErrors(app);
  const person = { email: 'kari@nordre.example', first_name: 'Kari', last_name: 'Berg' };
  app.post('/people', async () => db.insertInto('person').values([person, person]).execute());
  assert.equal((await app.inject({ method: 'POST', url: '/people' })).statusCode, 500);
  const [line = ''] = lines;
  assert.match(line, /duplicate key.*"stack".*"constraint"/);
  assert.doesNotMatch(line, /kari@/);
});
