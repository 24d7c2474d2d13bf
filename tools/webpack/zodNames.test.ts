import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import ts from 'typescript';

import { root } from './packageFolders.mjs';
import { sharedPackages } from './sharedModules.mjs';

/** What a file that runs in the browser takes from zod while it runs; types are gone by then. */
function valuesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'z') found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the shell provides all of zod that areas and the contract use', () => {
  const names = sharedPackages.find(({ name }) => name === 'zod')?.names ?? [];
  const files = readdirSync(root)
    .filter((name) => /^(shared|shell|mf-\w+)$/.test(name))
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, name, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file));
  const missing = files.flatMap((file) =>
    valuesOf(file)
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: z.${name}`),
  );
  assert.deepEqual(missing, [], 'add the names to the table of shared modules, and raise the host API');
  assert.ok(files.length > 100);
});
