// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import webpack from 'webpack';

import { writeGenerated } from './generatedModules.mjs';
import { root } from './packageFolders.mjs';

const parts = ['to-json-schema', 'json-schema-processors'];
const request = new RegExp(`core/(${parts.join('|')})\\.js$`);

/** The names that a module of zod's core exports. @param {string} part */
function namesOf(part) {
  const zod = createRequire(join(root, 'shared/package.json')).resolve('zod/v4/core');
  const text = readFileSync(zod.replace(/index\.c?js$/, `${part}.js`), 'utf8');
  return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
}

/**
 * Leaves out of the browser's zod that each schema can describe itself as JSON Schema: 6 KB gzip that every first page
 * would carry. What writes schemas (`npm run report`, the OpenAPI page) runs on Node, with the whole of zod.
 */
export class LeanZodPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const empty = new Map(
      parts.map((part) => [
        part,
        writeGenerated(`zod-${part}.mjs`, [
          'const none = () => () => undefined;',
          ...namesOf(part).map((name) => `export const ${name} = none;`),
        ]),
      ]),
    );
    new webpack.NormalModuleReplacementPlugin(request, (resource) => {
      const part = request.exec(resource.request)?.[1] ?? '';
      const issuer = resource.contextInfo.issuer.replaceAll('\\', '/');
      if (issuer.endsWith('zod/v4/classic/schemas.js'))
        resource.request = empty.get(part) ?? resource.request;
    }).apply(compiler);
  }
}
