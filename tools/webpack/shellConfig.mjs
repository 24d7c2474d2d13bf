// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

import { baseConfig } from './baseConfig.mjs';
import { buildVersion } from './buildVersion.mjs';
import { developmentParts } from './developmentParts.mjs';
import { readFirstPaint } from './firstPaint.mjs';
import { providedModule, zodDoor } from './generatedModules.mjs';
import { LeanAntdPlugin } from './LeanAntdPlugin.mjs';
import { LeanZodPlugin } from './LeanZodPlugin.mjs';
import { root } from './packageFolders.mjs';
import { ProvidedPlugin } from './ProvidedPlugin.mjs';
import { ReactHookPlugin } from './ReactHookPlugin.mjs';
import { shellChunks } from './shellChunks.mjs';
import { lateScripts } from './shellScripts.mjs';
import { WorkerFilesPlugin, workerName } from './WorkerFilesPlugin.mjs';

/** @param {HtmlPlugin.HtmlTagObject} tag */
const isStyle = ({ tagName }) => tagName === 'link';

/**
 * The shell's whole build: plain webpack, with what gives areas their code as one of its lazy chunks.
 * @param {string} configUrl
 * @returns {(env: unknown, argv: { mode?: 'production' | 'development' }) => import('webpack').Configuration}
 */
export const shellConfig = (configUrl) => (_env, argv) => {
  const folder = dirname(fileURLToPath(configUrl));
  const mode = argv.mode ?? 'production';
  const production = mode === 'production';
  const version = production ? buildVersion(folder, process.env.BYGGTUN_BUILD_HASH) : 'development';
  const base = baseConfig(folder, mode);
  const firstPaint = readFirstPaint(folder);
  return {
    ...base,
    entry: {
      // In development a second script would have a hot reload of its own, and reload the page at every change.
      ...(production ? { early: './src/early/early.ts' } : {}),
      main: './src/bootstrap.tsx',
      redirect: './src/redirect.ts',
      // In development it would answer with what was edited since.
      ...(production ? { [workerName]: './src/worker/sw.ts' } : {}),
    },
    output: {
      path: join(root, 'dist/shell'),
      publicPath: '/',
      uniqueName: 'byggtun',
      clean: true,
      filename: ({ chunk }) => {
        // The browser asks for it by its address, which is the same for ever.
        if (chunk?.name === workerName) return '[name].js';
        return production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
      },
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, 'byggtun-provided$': providedModule(), zod$: zodDoor() },
    },
    optimization: { ...base.optimization, splitChunks: production ? shellChunks : false },
    plugins: [
      ...(base.plugins ?? []),
      // Areas ask the shell for modules, never each other; what loads and plans remotes is left out of the runtime.
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      new LeanZodPlugin(),
      new LeanAntdPlugin(),
      new HtmlPlugin({
        template: './src/page.html',
        filename: 'index.html',
        chunks: production ? ['early', 'main'] : ['main'],
        chunksSortMode: 'manual',
        inject: false,
        templateParameters: (compilation, _assets, { headTags }) => ({
          signedInFiles: lateScripts(compilation)
            .map((file) => `/${file}`)
            .join(' '),
          firstPaint,
          head: headTags.filter((tag) => !isStyle(tag)).join('\n    '),
          styles: headTags.filter(isStyle).join('\n    '),
        }),
        // So the shell knows which of its versions it is.
        meta: { version },
      }),
      new HtmlPlugin({ template: './src/redirect.html', filename: 'redirect.html', chunks: ['redirect'] }),
      new CopyPlugin({ patterns: [{ from: 'src/app' }] }),
      new ProvidedPlugin(),
      ...(production ? [new WorkerFilesPlugin(version)] : []),
      ...(production ? [] : [...developmentParts('byggtun'), new ReactHookPlugin()]),
    ],
  };
};
