import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
process.env.NODE_ENV = 'development';
const { areaFolders } = await import('../webpack/packageFolders.mjs');
const { readDevOptions } = await import('../dev/devOptions.mjs');

const options = (() => {
  try {
    return readDevOptions(process.argv.slice(2), areaFolders());
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
})();
const { ensureRelease } = await import('../dev/ensureRelease.mjs');
if (options.area && !options.alone && !options.from) await ensureRelease();

const { development } = await import('../dev/development.mjs');
const { devServer } = await import('../dev/devServer.mjs');
const { startApi } = await import('../dev/startApi.mjs');
const started = performance.now();
const port = Number(process.env.PORT ?? 4000);
const api = options.from ? undefined : startApi(port + 1, port);
const server = devServer(development(options, port, options.from ?? `http://localhost:${port + 1}`));
const stop = async () => {
  await Promise.all([server.stop(), api?.stop()]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
let built = false;
server.compiler.hooks.done.tap('dev', () => {
  if (!built) console.log(`✓ bygget (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  built = true;
});
await server.start();
const what = options.area
  ? `${options.area} ${options.alone ? 'alene' : 'i portalen'}`
  : 'Utviklingsportalen';
console.log(`${what} kjører på http://localhost:${port} når byggingen er ferdig`);
