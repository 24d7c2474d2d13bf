// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { areaConfig } from '../webpack/areaConfig.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { shellConfig } from '../webpack/shellConfig.mjs';
import { devRegistry } from './devRegistry.mjs';

/** @param {string} folder */
const configUrl = (folder) => pathToFileURL(join(root, folder, 'webpack.config.mjs')).href;

/**
 * One compiler for the shell and each area, one server for all of them, everything else behind it.
 * @param {number} port
 * @param {number} apiPort
 */
export function devServer(port, apiPort) {
  const argv = /** @type {const} */ ({ mode: 'development' });
  const configs = [
    shellConfig(configUrl('shell'))({}, argv),
    ...areaFolders().map((folder) => areaConfig(configUrl(folder))({}, argv)),
  ];
  const compiler = webpack(Object.assign(configs, { parallelism: 2 }));
  const target = `http://localhost:${apiPort}`;
  return new WebpackDevServer(
    {
      port,
      host: 'localhost',
      allowedHosts: ['localhost', '.localhost'],
      hot: true,
      static: false,
      client: { overlay: false, logging: 'warn' },
      headers: { 'cache-control': 'no-store' },
      historyApiFallback: true,
      proxy: [
        { context: ['/api', '/oidc', '/config.json'], target, changeOrigin: false },
        { context: ['/hubs'], target, ws: true, changeOrigin: false },
      ],
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/remotes.json', (_request, response) => {
          devRegistry().then(
            (registry) => response.json(registry),
            (error) => response.status(500).send(String(error)),
          );
        });
        return middlewares;
      },
    },
    compiler,
  );
}
