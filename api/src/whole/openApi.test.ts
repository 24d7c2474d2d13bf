import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { contractRoutes } from '../testing/contractRoutes';
import { buildTestApp } from '../testing/testApp';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; security?: unknown[] }>>;
}

let app: FastifyInstance;
before(async () => {
  app = await buildTestApp();
});

test('the OpenAPI document lists every call of the contract, and no other', async () => {
  const document = (await app.inject('/api/openapi.json')).json<OpenApi>();
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { summary }]) => `${method.toUpperCase()} ${path} ${summary}`),
  );
  const routes = (await contractRoutes()).map(([, route]) => route);
  assert.ok(routes.length >= 14);
  const wanted = routes.map(
    ({ method, path, summary }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')} ${summary}`,
  );
  assert.deepEqual(listed.sort(), wanted.sort());
});

test('every call turns away who has no token, but for those that the contract opens', async () => {
  for (const { method, path, open } of (await contractRoutes()).map(([, route]) => route)) {
    const { statusCode } = await app.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, '1')}`,
      payload: {},
    });
    if (open) assert.notEqual(`${path} ${statusCode}`, `${path} 404`);
    else assert.equal(`${path} ${statusCode}`, `${path} 401`);
  }
});
