// @ts-check
import { basename, join } from 'node:path';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

import { antdDoor } from './generatedModules.mjs';
import { moduleRules } from './moduleRules.mjs';
import { root } from './packageFolders.mjs';

const minute = 60_000;

/**
 * What the shell's and every area's build have in common.
 * @param {string} folder the package's folder
 * @param {import('webpack').Configuration['mode']} mode
 * @returns {import('webpack').Configuration}
 */
export function baseConfig(folder, mode) {
  const production = mode === 'production';
  return {
    name: basename(folder),
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${basename(folder)}-${mode}`,
      buildDependencies: { config: [join(folder, 'webpack.config.mjs')] },
      // An edit waits until a cache that is being written is done. By default that begins a second after `npm run dev` has built, for
      // all areas at once, just before the first edit; a minute without an edit is early enough.
      idleTimeoutForInitialStore: minute,
      idleTimeoutAfterLargeChanges: minute,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Generated modules stand outside the packages; they see what the package that is built sees.
      modules: ['node_modules', join(folder, 'node_modules'), join(root, 'shared/node_modules')],
      alias: {
        antd$: antdDoor(),
        'antd/locale': 'antd/es/locale',
      },
    },
    resolveLoader: { modules: [join(root, 'tools/node_modules')] },
    // A name that the other side does not have is undefined at run time; better no build.
    module: { parser: { javascript: { exportsPresence: 'error' } }, rules: moduleRules(folder, production) },
    plugins: production ? [new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' })] : [],
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      // In development too: without it each area would load every component behind antd's door.
      sideEffects: true,
      usedExports: true,
      providedExports: true,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
