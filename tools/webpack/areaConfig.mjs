// @ts-check
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import mf from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

import { AreaManifestPlugin } from './AreaManifestPlugin.mjs';
import { baseConfig } from './baseConfig.mjs';
import { buildVersion } from './buildVersion.mjs';
import { developmentParts } from './developmentParts.mjs';
import { runtimeOfShell } from './federationRuntime.mjs';
import { root } from './packageFolders.mjs';
import { ScriptIntegrityPlugin } from './ScriptIntegrityPlugin.mjs';
import { areaShared } from './sharing.mjs';
import { SingleCopyPlugin } from './SingleCopyPlugin.mjs';

/**
 * Chromium compiles what a file says of itself to be called at once away from the page's thread, and keeps it compiled. The
 * shell's files need no word: what a service worker keeps at its installation is kept compiled whole.
 */
const eagerly = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/**
 * An area's whole build; its `webpack.config.mjs` says `export default areaConfig(import.meta.url)`.
 * @param {string} configUrl
 * @returns {(env: unknown, argv: { mode?: 'production' | 'development' }) => import('webpack').Configuration}
 */
export const areaConfig = (configUrl) => (_env, argv) => {
  const folder = dirname(fileURLToPath(configUrl));
  const name = basename(folder).replace(/^mf-/, '');
  const mode = argv.mode ?? 'production';
  const production = mode === 'production';
  const version = production ? buildVersion(folder, process.env.BYGGTUN_BUILD_HASH) : 'development';
  // The version is part of every name that lives in the page, or a tab that has loaded one version could never run the next.
  const uniqueName = `${name}_${version.replace(/\W/g, '_')}`;
  const base = baseConfig(folder, mode);
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...runtimeOfShell() } },
    entry: {},
    output: {
      path: join(root, 'dist/remotes', name, version),
      publicPath: production ? 'auto' : `/remotes/${name}/${version}/`,
      uniqueName,
      clean: true,
      // Six digits: everybody's first page carries each area's list of them, and their folder is of one version alone.
      filename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A file that hangs has failed, so that it is asked for anew by the next try (milliseconds).
      chunkLoadTimeout: 7_000,
      // A module whose import could not be fetched must run again when it could.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      ...base.optimization,
      // In development an edit may never cut the chunks anew: their names stand in `area.tsx`, which can only be loaded with the page.
      splitChunks: production && {
        minSize: 20_000,
        // A chunk of nothing but shared modules has no file; it may not be split off for its own sake.
        defaultSizeTypes: ['javascript', 'css/mini-extract', 'consume-shared'],
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new mf.ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.js',
        exposes: { './area': { import: './src/area.tsx', name: 'area' } },
        shared: areaShared(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new AreaManifestPlugin({ folder, name, version }),
      new SingleCopyPlugin(),
      ...(production ? [eagerly, new ScriptIntegrityPlugin()] : developmentParts(uniqueName)),
    ],
  };
};
