// @ts-check
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { devEntry } from './devRegistry.mjs';

/**
 * @typedef {object} Development
 * @property {number} port
 * @property {string} target Origin that answers what is not compiled here.
 * @property {import('webpack').Configuration[]} configs One compiler each.
 * @property {string[]} areas Folders of the areas that are compiled here.
 * @property {(host: string) => Promise<unknown>} [registry] Answers `/remotes.json`.
 * @property {(app: App) => void} [answers] Further answers of its own.
 *
 * @typedef {import('webpack-dev-server').ExpressApplication} App
 */

const failed =
  (/** @type {import('webpack-dev-server').Response} */ response) => (/** @type {unknown} */ error) =>
    response.status(500).send(String(error));

/** One server for everything that is compiled here, and everything else behind it. @param {Development} development */
export function devServer({ port, target, configs, areas, registry, answers }) {
  const compiler = webpack(Object.assign(configs, { parallelism: 2 }));
  const { hostname, origin } = new URL(target);
  // A portal on this machine answers for the name that it was asked by; one behind a name of its own must hear that name.
  const changeOrigin = hostname !== 'localhost';
  // Its hub and its sign-in let in whom they know.
  const headers = changeOrigin ? { origin } : undefined;
  const passed = { target, changeOrigin, ...(headers && { headers }) };

  return new WebpackDevServer(
    {
      port,
      host: 'localhost',
      allowedHosts: ['localhost', '.localhost'],
      hot: true,
      static: false,
      client: {
        overlay: false,
        logging: 'warn',
        // An area that another portal has taken from here still hears of its changes here.
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      historyApiFallback: true,
      proxy: [
        { context: ['/api', '/oidc', '/config.json', '/remotes'], ...passed },
        { context: ['/hubs'], ws: true, ...passed },
      ],
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/remotes.json', (request, response, next) => {
          if (!registry) return next();
          registry(request.headers.host ?? '').then((answer) => response.json(answer), failed(response));
        });
        for (const folder of areas) {
          const path = `/remotes/${folder.replace(/^mf-/, '')}/development/release.json`;
          app?.get(path, (_request, response) => {
            const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
            devEntry(folder).then(
              // What an override needs; the bytes change, so that there are no digests.
              ({ manifest }) => response.set(headers).json({ manifest, entry: 'remoteEntry.js', first: [] }),
              failed(response),
            );
          });
        }
        if (app) answers?.(app);
        return middlewares;
      },
    },
    compiler,
  );
}
