import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { Route } from '@byggtun/shared/contract/route';
import type { FastifyInstance } from 'fastify';

import { buildTestApp } from '../testing/testApp';

const contract = fileURLToPath(new URL('../../../shared/src/contract/', import.meta.url));
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; security?: unknown[] }>>;
}

let app: FastifyInstance;
before(async () => {
  app = await buildTestApp();
});

/** Every call that the contract declares. */
const declared = async (): Promise<Route[]> => {
  const files = readdirSync(contract).filter((name) => /^[a-zA-Z]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map((name) => import(`${contract}${name}`) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter(isRoute);
};

test('the OpenAPI document lists every call of the contract, and no other', async () => {
  const document = (await app.inject('/api/openapi.json')).json<OpenApi>();
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { summary }]) => `${method.toUpperCase()} ${path} ${summary}`),
  );
  const routes = await declared();
  assert.ok(routes.length >= 14);
  const wanted = routes.map(
    ({ method, path, summary }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')} ${summary}`,
  );
  assert.deepEqual(listed.sort(), wanted.sort());
});

test('every call turns away who has no token, but for those that the contract opens', async () => {
  for (const { method, path, open } of await declared()) {
    const { statusCode } = await app.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, '1')}`,
      payload: {},
    });
    if (open) assert.notEqual(`${path} ${statusCode}`, `${path} 404`);
    else assert.equal(`${path} ${statusCode}`, `${path} 401`);
  }
});
