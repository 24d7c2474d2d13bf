import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { Refusal } from '../http/refuse';

const unavailable = new Refusal(503, 'unavailable', 'Service Unavailable');

/** Answers an upgrade with a refusal, and lets go of the socket; any other error is 503. */
export const turnAway = (socket: Duplex, error: unknown): void => {
  const { status, headers } = error instanceof Refusal ? error : unavailable;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  // Who does not close their side would keep it open.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
};
