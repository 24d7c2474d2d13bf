import assert from 'node:assert/strict';
import { test } from 'node:test';

import ts from 'typescript';

import { leanRoutes } from './leanRoutes.mjs';

const source = `export const getThing = route({
  method: 'GET', path: '/thing', summary: 'En ting', tag: 'Ting', open: true,
  answer: z.object({ tag: z.string(), summary: z.string() }),
});`;
const built = (fileName: string) =>
  ts.transpileModule(source, {
    fileName,
    transformers: { before: [leanRoutes] },
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).outputText;

test('browsers get no call with the words of the OpenAPI page, but all the rest of it', () => {
  const text = built('/x/shared/src/contract/thing.ts');
  assert.doesNotMatch(text, /En ting|'Ting'/);
  for (const kept of [
    "method: 'GET'",
    "path: '/thing'",
    'open: true',
    'tag: z.string()',
    'summary: z.string()',
  ])
    assert.ok(text.includes(kept), kept);
});

test('what is no part of the contract stays as it is', () => {
  assert.match(built('/x/mf-things/src/thing.ts'), /En ting/);
});
