// @ts-check
import { join } from 'node:path';

import HtmlPlugin from 'html-webpack-plugin';

import { baseConfig } from '../../webpack/baseConfig.mjs';
import { developmentParts } from '../../webpack/developmentParts.mjs';
import { writeGenerated } from '../../webpack/generatedModules.mjs';
import { root } from '../../webpack/packageFolders.mjs';

/** One area in one bundle with the host's typed mock, nothing shared. @param {string} folder @returns {import('webpack').Configuration} */
export function aloneConfig(folder) {
  const path = join(root, folder);
  const base = baseConfig(path, 'development');
  const name = `alone-${folder}`;
  const entry = writeGenerated(`${name}.mjs`, [
    "import '@byggtun/shared/ui/byggtun.css';",
    "import { startAlone } from '@byggtun/shared/testing/startAlone';",
    `import * as area from '${path}/src/area';`,
    `import { manifest } from '${path}/src/manifest';`,
    'startAlone(area, manifest);',
  ]);
  return {
    ...base,
    name,
    cache: { .../** @type {import('webpack').FileCacheOptions} */ (base.cache), name },
    entry,
    output: { path: join(root, '.cache/alone'), publicPath: '/', uniqueName: name, filename: '[name].js' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlPlugin({ templateContent: page, title: folder }),
      ...developmentParts(name),
    ],
  };
}

const page = `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
