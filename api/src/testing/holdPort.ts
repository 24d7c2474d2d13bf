import { createServer, type Server } from 'node:net';

const held = new Map<number, Server>();

/** A port of this machine that nobody has, and nobody gets until it is let go: runs of the tests beside each other don't meet. */
export const holdPort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      held.set(port, server.unref());
      resolve(port);
    });
  });

/** For who listens there now; one that is not held is nobody's already. */
export const letGo = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const server = held.get(port);
    if (!server) return resolve();
    held.delete(port);
    server.close(() => resolve());
  });
