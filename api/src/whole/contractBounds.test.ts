import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as z from 'zod';

import { contractRoutes } from '../testing/contractRoutes';
import { unbounded } from '../testing/unbounded';

test('whatever a call carries has a length that is asked first', async () => {
  const routes = await contractRoutes();
  assert.ok(routes.length > 50, String(routes.length));
  const found = routes.flatMap(([name, { params, query, body }]) => [
    ...[params, query].flatMap((part) => (part ? unbounded(part, `address of ${name}`) : [])),
    ...(body ? unbounded(body, name) : []),
  ]);
  assert.deepEqual(found, []);
});

const planted = [
  ['a text', z.string()],
  ['a text', z.string().max(10)],
  ['a text', z.string().trim().max(10, { abort: true })],
  ['a text', z.string().refine(Boolean).max(10, { abort: true })],
  ['a text', z.iso.datetime()],
  ['a text', z.email()],
  ['a text', z.uuid().refine(Boolean)],
  ['a text', z.string().optional()],
  ['a text', z.string().nullable().default(null)],
  ['a text', z.union([z.number(), z.string()])],
  ['a text', z.string().transform(Number)],
  ['a text', z.string().pipe(z.string().max(10, { abort: true }))],
  ['a text', z.object({ a: z.array(z.object({ b: z.string() })).max(10, { abort: true }) })],
  ['a text', z.object({ a: z.number() }).catchall(z.string())],
  ['an array', z.array(z.number())],
  ['an array', z.array(z.number()).max(10)],
  ['record', z.record(z.enum(['a']), z.number())],
  ['anything', z.unknown()],
  ['transform', z.preprocess(String, z.literal('a'))],
  ['anything', z.looseObject({})],
  ['anything, read as a number', z.coerce.number()],
  ['map', z.map(z.number(), z.number())],
] as const;

for (const [kind, schema] of planted)
  test(`it finds ${kind} without a length in ${schema.def.type}`, () => {
    const found = unbounded(schema, 'body');
    assert.equal(found.length, 1);
    assert.ok(found[0]?.endsWith(`: ${kind}`), found[0]);
  });
