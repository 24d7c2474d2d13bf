import { connect, createServer, type Socket } from 'node:net';

interface BrokenLine {
  /** Bytes a second that go up. */
  rate: number;
  /** After so many bytes have gone up, everything under way is cut off. */
  cuts: readonly number[];
  /** Milliseconds for which nobody gets through after a cut. */
  gone: number;
}

/** A port that leads to another one of this machine, over a line that breaks off; tells how often it has. */
export async function brokenLine(port: number, target: number, { rate, cuts, gone }: BrokenLine) {
  const open = new Set<Socket>();
  const left = [...cuts];
  let [up, down, broken] = [0, 0, 0];
  const isGone = () => performance.now() < down;
  const cut = () => {
    left.shift();
    broken += 1;
    down = performance.now() + gone;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((browser) => {
    if (isGone()) {
      browser.destroy();
      return;
    }
    const portal = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [browser, portal],
      [portal, browser],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    portal.pipe(browser);
    browser.on('data', (bytes) => {
      portal.write(bytes);
      up += bytes.length;
      browser.pause();
      setTimeout(() => browser.resume(), (bytes.length / rate) * 1000);
      if (left[0] !== undefined && up >= left[0]) cut();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { broken: () => broken, stop: () => server.close() };
}
