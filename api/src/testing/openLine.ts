import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

import { cleanUp } from './cleanUp';

/**
 * A line to the database that can fall silent: no end, no error, no byte more, as when a machine is gone. What connects afterwards is heard,
 * or waits to be while it is held.
 * @returns the database's address by way of it
 */
export const openLine = async (database: string) => {
  const address = new URL(database);
  const { port, hostname } = address;
  const open = new Set<Socket>();
  const waiting: Socket[] = [];
  let isHeld = false;
  const join = (near: Socket) => {
    const far = createConnection(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  };
  const line = createServer((near) => {
    near.on('error', () => undefined);
    if (isHeld) waiting.push(near);
    else join(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    line.close();
    for (const socket of [...open, ...waiting]) socket.destroy();
    await Promise.resolve();
  });
  address.port = String((line.address() as AddressInfo).port);
  return {
    url: address.href,
    fallSilent: () => open.forEach((socket) => socket.unpipe().pause()),
    hold: () => {
      isHeld = true;
    },
    /** How many wait. */
    held: () => waiting.length,
    goOn: () => {
      isHeld = false;
      waiting.splice(0).forEach(join);
    },
  };
};
