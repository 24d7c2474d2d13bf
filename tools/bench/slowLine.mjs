// @ts-check
import { connect, createServer } from 'node:net';

/**
 * Bytes a second in each direction, and milliseconds that a byte is under way each way; may be changed while it is used.
 * @typedef {{ down: number, up: number, underWay: number }} Line
 */

/** As on a building site. @type {Line} */
const site = { down: (1.6 * 1024 * 1024) / 8, up: (0.75 * 1024 * 1024) / 8, underWay: 75 };

/** Hands bytes on in order, as fast as the line allows, all connections together. @param {Line} line @param {'down' | 'up'} way */
function lane(line, way) {
  let freeAt = 0;
  /** @param {Buffer} bytes @param {() => void} deliver */
  return (bytes, deliver) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes.length / line[way]) * 1_000;
    setTimeout(deliver, freeAt - now + line.underWay);
  };
}

/**
 * A port whose every byte, the service worker's too, goes over a slow line to another port of this machine, by default 1.6 Mbit/s
 * down, 0.75 up, 150 ms there and back. The browser's own throttling leaves the service worker out.
 * @param {number} port @param {number} target @param {Line} line
 * @returns {Promise<{ stop: () => void }>}
 */
export function slowLine(port, target, line = site) {
  const down = lane(line, 'down');
  const up = lane(line, 'up');
  const server = createServer((browser) => {
    const portal = connect(target, '127.0.0.1');
    /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to @param {ReturnType<typeof lane>} send */
    const pass = (from, to, send) => {
      from.on('data', (bytes) => send(bytes, () => !to.destroyed && to.write(bytes)));
      from.on('close', () => setTimeout(() => to.destroy(), line.underWay * 2));
      from.on('error', () => to.destroy());
    };
    pass(browser, portal, up);
    pass(portal, browser, down);
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => server.close() })),
  );
}
