import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
process.env.NODE_ENV = 'development';
const { devServer } = await import('../dev/devServer.mjs');
const { startApi } = await import('../dev/startApi.mjs');

const port = Number(process.env.PORT ?? 4000);
const api = startApi(port + 1, port);
const server = devServer(port, port + 1);
const stop = async () => {
  await Promise.all([server.stop(), api.stop()]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
await server.start();
console.log(`Utviklingsportalen kjører på http://localhost:${port} når byggingen er ferdig`);
